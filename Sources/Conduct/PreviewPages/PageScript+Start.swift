extension PageScript {
    /// Keys, links, and the beginning.
    static let start = #"""
        // Keys, links, and the beginning.
        const keysHelp = [
          ['/', 'Search'],
          ['← ↑ ↓ →', 'Select'],
          ['Enter', 'Open'],
          ['Esc', 'Close, clear'],
          ['P', 'Play all films in sight'],
          ['T', 'Grid or table'],
          ['D', 'Light or dark']
        ];
        const help = () => {
          const shown = document.querySelector('.help');
          if (shown) {
            shown.remove();
            return;
          }
          const node = set($('.help', $('div', $('h2', 'Keys'), $('dl', ...[...keysHelp, ...viewerKeys].flatMap(([key, words]) => [$('dt', $('kbd', key)),
            $('dd', words)
          ])))), {
            role: 'dialog'
          });
          node.addEventListener('click', () => node.remove());
          document.body.append(node);
        };
        const columns = () => rows.find(row => row.kind === 'tiles')?.columns ?? 1;
        const inList = {
          ArrowLeft: () => select(state.on - 1),
          ArrowRight: () => select(state.on + 1),
          ArrowUp: () => select(state.on - (state.view === 'table' ? 1 : columns())),
          ArrowDown: () => select(state.on < 0 ? 0 : state.on + (state.view === 'table' ? 1 : columns())),
          Home: () => select(0),
          End: () => select(order.length - 1),
          Enter: () => order[state.on] && openItem(order[state.on]),
          Escape: () => {
            [state.words, state.result, state.file, search.value] = ['', '', '', ''];
            refresh();
          },
          p: () => {
            state.plays = !state.plays;
            refresh();
          },
          t: () => {
            if (report) {
              state.view = state.view === 'table' ? 'grid' : 'table';
              refresh();
            }
          },
          c: () => order[state.on] && copy(order[state.on].difference?.command ?? (place(order[state.on]) || order[state.on].id)),
        };
        addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey || Z.isAway?.()) return;
          const field = event.target.matches?.('input:not([type=range]), select, textarea');
          if (document.querySelector('.help')) {
            if (event.key === 'Escape' || event.key === '?') help();
            return;
          }
          if (field) {
            if (event.key === 'Escape') {
              search.value = '';
              state.words = '';
              refresh();
              list.focus();
            } else if (event.key === 'Enter' || event.key === 'ArrowDown' && event.target === search) {
              list.focus();
              select(0);
            }
            return;
          }
          if (event.key === ' ' && event.target.matches?.('button') || event.key === 'Enter' && event.target.matches?.('button, a'))
            return;
          const shared = {
            '/': () => {
              if (viewer) closeItem();
              search.focus();
              search.select();
            },
            '?': help,
            d: turn
          };
          const act = (viewer ? inViewer : inList)[event.key] ?? (viewer && report && modes[event.key - 1] ? () => viewer.setMode(modes[
            event.key - 1][0]) : null) ?? shared[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        });
        addEventListener('popstate', route);
        addEventListener('hashchange', route);
        // For a service: takes items in, new ones and those whose pictures have changed.
        Z.update = items => {
          const known = new Map(Z.items.map((item, index) => [item.id, index]));
          for (const item of items) known.has(item.id) ? Z.items[known.get(item.id)] = item : Z.items.push(item);
          texts.clear();
          keepPlace(refresh);
          if (items.some(item => item.id === state.open)) route();
        };
        Object.assign(Z, {
          $,
          set,
          button,
          copy,
          quoted,
          layAnew,
          Player
        });
        document.title = Z.title;
        document.body.append(bar, files, list);
        refresh();
        route();
        list.focus({
          preventScroll: true
        });
        """#
}
