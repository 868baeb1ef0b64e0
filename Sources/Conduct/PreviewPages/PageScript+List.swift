extension PageScript {
    /// The bar, the tree of files, and the list, of which only the rows in sight are in the document.
    static let list = #"""
        // The list: a bar, the tree of files, and rows of which only those in sight are in the document.
        const report = Z.kind === 'report';
        state.view = report && Z.items.length > 12 ? 'table' : 'grid';
        const pictures = report ? 'picture' : 'preview';
        const bar = $('header.top'),
          files = $('nav.files'),
          list = set($('main.list'), {
            tabIndex: 0
          }),
          sheet = $('.sheet');
        const search = set($('input'), {
          type: 'search',
          placeholder: 'Search',
          'aria-label': 'Search'
        });
        const counter = set($('span.count'), {
          role: 'status'
        });
        let rows = [],
          tops = [],
          order = [],
          drawn = new Map();

        const choice = (all, current, act) => {
          const node = set($('.segments'), {
            role: 'group'
          });
          for (const [value, words, number] of all) {
            const label = button('', words, () => act(value), {
              'aria-pressed': String(value === current)
            });
            if (number !== undefined) label.append($('span', number.toLocaleString('en')));
            node.append(label);
          }
          return node;
        };
        const themes = ['', 'light', 'dark'];
        const turn = () => {
          const root = document.documentElement;
          const next = themes[(themes.indexOf(root.dataset.theme ?? '') + 1) % 3];
          if (next) root.dataset.theme = next;
          else delete root.dataset.theme;
          toast(next ? next[0].toUpperCase() + next.slice(1) : 'As the system');
        };
        const drawBar = () => {
          const found = results.filter(result => Z.items.some(item => item.result === result));
          const tally = result => Z.items.filter(item => item.result === result).length;
          bar.replaceChildren($('h1', Z.title), counter, ...(Z.extra ? [Z.extra] : []), $('.gap'), searchField,
            found.length > 1 && choice([
              ['', 'All', Z.items.length], ...found.map(result => [result, result[0].toUpperCase() + result.slice(1), tally(result)])
            ], state.result, value => {
              state.result = value;
              refresh();
            }) || '',
            ...(report ? [choice([
              ['grid', icon(icons.grid)],
              ['table', icon(icons.table)]
            ], state.view, value => {
              state.view = value;
              refresh();
            })] : []),
            ...(state.view === 'grid' ? [density] : []),
            ...(Z.items.some(moving) ? [button('.icon', icon(state.plays ? icons.halt : icons.play), () => {
              state.plays = !state.plays;
              refresh();
            }, {
              title: 'Play all films in sight (P)',
              'aria-label': 'Play films',
              'aria-pressed': String(state.plays)
            })] : []),
            button('.icon', icon(icons.theme), turn, {
              title: 'Light, dark, or as the system is (D)',
              'aria-label': 'Theme'
            }),
            button('.icon', icon(icons.help), help, {
              title: 'Keys (?)',
              'aria-label': 'Keys'
            }));
        };
        const searchField = $('label.search', icon(icons.search), search, $('kbd', '/'));
        const density = set($('input.density'), {
          type: 'range',
          min: 0,
          max: 3,
          step: 1,
          value: 1,
          title: 'Size of pictures',
          'aria-label': 'Size of pictures'
        });
        density.addEventListener('input', () => {
          state.density = +density.value;
          keepPlace(refresh);
        });
        let typing = 0;
        search.addEventListener('input', () => {
          clearTimeout(typing);
          typing = setTimeout(() => {
            state.words = search.value.trim().toLowerCase();
            refresh();
          }, 60);
        });

        // Items by a word of theirs, those without one left out.
        const grouped = (items, key) => {
          const groups = new Map();
          for (const item of items) {
            const word = key(item);
            if (!word) continue;
            if (!groups.has(word)) groups.set(word, []);
            groups.get(word).push(item);
          }
          return groups;
        };
        const drawFiles = () => {
          const groups = grouped(Z.items, item => item.file);
          const row = (name, words, number, isBad) => button('', '', () => {
            state.file = name;
            refresh();
          }, {
            title: name || 'All',
            'aria-current': String(state.file === name)
          }).appendChild($('b', words)).parentNode.appendChild(isBad ? $('span.dot') : $('span')).parentNode.appendChild($('i', number
            .toLocaleString('en'))).parentNode;
          const bad = item => ['failed', 'changed', 'gone', 'new', 'warned'].includes(item.result) && !(report && item.result === 'new');
          files.replaceChildren($('h2', 'Files'), row('', 'All', Z.items.length, false));
          let folder = null;
          for (const name of [...groups.keys()].sort()) {
            const at = name.lastIndexOf('/');
            if (at > 0 && name.slice(0, at) !== folder) {
              folder = name.slice(0, at);
              files.append(set($('.folder', folder), {
                title: folder
              }));
            }
            files.append(row(name, name.slice(at + 1), groups.get(name).length, !report && groups.get(name).some(bad)));
          }
          document.body.style.gridTemplateColumns = groups.size > 1 ? '' : '0 minmax(0, 1fr)';
          files.hidden = groups.size < 2;
        };

        // Items with the same pictures as one before them stand behind that one until it is unfolded.
        let twins = new Map();
        const foldEqual = items => {
          if (!items.some(item => item.alike)) {
            twins = new Map();
            return items;
          }
          const listed = new Map(items.map(item => [item.id, item])),
            firsts = items.map(item => {
              while (listed.has(item.alike)) item = listed.get(item.alike);
              return item;
            });
          const places = new Map(items.map((item, index) => [item, firsts[index]]));
          twins = grouped(items, item => places.get(item) !== item && places.get(item).id);
          return items.filter(item => places.get(item) === item).flatMap(item => state.folds.has(item.id) ? [item, ...(twins.get(item.id) ??
            [])] : [item]);
        };
        const sizes = [112, 176, 264, 420];
        // The rows of the list: folds of equal changes, headings, and as many tiles as fit beside one another.
        const layRows = () => {
          [rows, tops] = [[], []];
          let y = 14;
          const add = (kind, height, members = {}) => {
            rows.push({
              kind,
              height,
              ...members
            });
            tops.push(y);
            y += height;
          };
          const folds = grouped(visible, item => item.difference?.change);
          const folded = new Set();
          for (const [change, all] of folds)
            if (all.length > 1) {
              add('fold', 58, {
                change,
                all
              });
              add('gap', 10);
              if (!state.folds.has(change)) all.forEach(item => folded.add(item));
              else addAll(all, add);
              all.forEach(item => folded.add(item));
            }
          const rest = foldEqual(visible.filter(item => !folded.has(item)));
          if (state.view === 'table') {
            addAll(rest, add);
          } else if (state.sort || report) {
            addAll(rest, add);
          } else {
            // Headings pay where most of them stand over a whole row.
            const named = item => item.group ?? item.file ?? '',
              wide = Math.max(1, Math.floor((list.clientWidth - 24) / (sizes[state.density] + 16)));
            const groups = [];
            for (const item of rest) groups.length && groups.at(-1).title === named(item) ? groups.at(-1).all.push(item) : groups.push({
              title: named(item),
              all: [item]
            });
            if (groups.length * Math.min(wide, 3) * .7 > rest.length) addAll(rest, add);
            else
              for (const {
                  title,
                  all
                }
                of groups) {
                if (title) add('head', 46, {
                  title,
                  number: all.length
                });
                addAll(all, add);
              }
          }
          for (const left of state.words || state.result || state.file ? [] : Z.leftOut ?? []) add('left', 30 + 20 * left.message.split(
            '\n').length, {
            left
          });
          sheet.style.height = y + 24 + 'px';
          order = rows.flatMap(row => row.items ?? []);
        };
        const addAll = (items, add) => {
          if (state.view === 'table') {
            for (const item of items) add('line', 53, {
              items: [item]
            });
            return;
          }
          const wide = sizes[state.density],
            columns = Math.max(1, Math.floor((list.clientWidth - 40 + 16) / (wide + 16)));
          const height = Math.round((list.clientWidth - 40 - 16 * (columns - 1)) / columns * (state.density === 3 ? .8 : .86)) + 46;
          for (let start = 0; start < items.length; start += columns) add('tiles', height + 16, {
            items: items.slice(start, start + columns),
            columns
          });
        };
        const picture = (path, members = {}) => {
          const image = set($('img.late'), {
            loading: 'lazy',
            decoding: 'async',
            alt: '',
            draggable: false,
            ...members
          });
          image.addEventListener('load', () => image.classList.remove('late'), {
            once: true
          });
          image.src = /^(data|blob|https?):/.test(path) ? path : link(path);
          return image;
        };
        // Pictures without a ground of their own were made for light, or by their variant for dark.
        const night = item => item.variant?.['color-scheme'] === 'dark' ? '.night' : '';
        const badge = item => $('span.badge.' + item.result, item.result);
        const twinButton = item => {
          const others = twins.get(item.id),
            open = state.folds.has(item.id);
          return others && button('.pill', open ? 'Fold' : '+' + others.length.toLocaleString('en') + ' equal', event => {
            event.stopPropagation();
            open ? state.folds.delete(item.id) : state.folds.add(item.id);
            keepPlace(refresh);
          }, {
            title: others.slice(0, 12).map(other => other.id).join('\n'),
            'aria-expanded': String(open)
          });
        };
        const tile = item => {
          const thumb = $('.thumb' + night(item)),
            film = !report && moving(item),
            path = cover(item);
          const still = item.media.length ? path : null;
          if (path) {
            const plays = film && state.plays;
            const image = picture(plays ? film : path);
            if (film && !plays && still !== film) {
              thumb.addEventListener('pointerenter', () => {
                if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) image.src = link(film);
              });
              thumb.addEventListener('pointerleave', () => {
                image.src = link(path);
              });
            }
            thumb.append(image);
          } else thumb.append($('.why', item.failure ?? item.difference?.message ?? ''));
          if (!['drawn', 'equal'].includes(item.result)) thumb.append(badge(item));
          const seconds = films(item).reduce((most, part) => Math.max(most, part.seconds ?? 0), 0) || (item.difference?.frames > 1 ? item
            .difference.seconds : 0);
          if (seconds) thumb.append($('.moves', +seconds.toFixed(1) + ' s'));
          const under = report ? item.difference?.pixels ? count(item.difference.pixels, 'pixel') : item.difference?.message ?? '' : [item
            .family !== item.title && item.family, Object.values(item.variant ?? {}).join(', '), item.line && place(item).split('/')
            .pop(), item.alike && 'same picture as ' + Z.items.find(other => other.id === item.alike)?.title
          ].filter(Boolean).join(' · ');
          const node = set($('.tile', thumb, $('.words', $('div.name', $('b', item.title), twinButton(item)), $('div.quiet', under))), {
            title: item.id
          });
          Z.draw?.(item, node);
          return node;
        };
        const line = item => {
          const path = cover(item),
            gap = item.difference ?? {};
          const cells = [$('.thumb', path ? picture(path) : ''), $('div', $('b', item.id), $('div.quiet', gap.message ?? '')), $('div',
              badge(item)),
            $('div.number', gap.pixels?.toLocaleString('en') ?? '–'), $('div.number', gap.max ?? '–'), $('div.number', gap.frames > 1 ?
              gap.frame + ' of ' + gap.frames : '–'), $('div.number', gap.frames > 1 ? gap.badFrames ?? '–' : '–'), $('div.quiet',
              place(item))
          ];
          return set($('.line', ...cells), {
            title: item.id
          });
        };
        const colours = change => change.match(/#[0-9A-F]{6,8}/gi) ?? [];
        const fold = row => {
          const [old, now] = colours(row.change);
          const swatch = colour => {
            const node = $('span.swatch');
            node.style.background = colour;
            return node;
          };
          const open = state.folds.has(row.change);
          const node = $('.fold', old ? swatch(old) : '', now ? swatch(now) : '', $('b', count(row.all.length, 'image') + ': '), $('span',
              row.change), $('.gap'),
            button('.pill', open ? 'Fold' : 'Show', () => {}, {
              'aria-expanded': String(open)
            }));
          node.addEventListener('click', () => {
            open ? state.folds.delete(row.change) : state.folds.add(row.change);
            keepPlace(refresh);
          });
          return node;
        };
        const draw = index => {
          const row = rows[index];
          const node = row.kind === 'fold' ? fold(row) : row.kind === 'left' ? $('.notice', $('b', 'Left out: ' + row.left.file), ...row
              .left.message.split('\n').map(words => $('code', words))) :
            $('.row' + (row.kind === 'head' ? '.head' : ''));
          node.classList.add('row');
          if (row.kind === 'head') node.append($('h2', row.title), $('span.quiet', row.number.toLocaleString('en')));
          if (row.kind === 'tiles') node.style.gridTemplateColumns = `repeat(${row.columns}, minmax(0, 1fr))`;
          for (const item of row.items ?? []) {
            const part = row.kind === 'line' ? line(item) : tile(item);
            part.classList.toggle('on', order[state.on] === item);
            part.dataset.id = item.id;
            part.addEventListener('click', () => openItem(item));
            node.append(part);
          }
          node.style.transform = `translateY(${tops[index]}px)`;
          node.style.height = row.height - (row.kind === 'tiles' ? 16 : 0) + 'px';
          if (row.kind === 'line') {
            node.style.display = 'block';
            node.firstChild.style.height = '53px';
          }
          return node;
        };
        const find = y => latest(tops, y);
        const show = () => {
          const y = list.scrollTop - sheet.offsetTop;
          const [from, to] = [find(y - 300), find(y + list.clientHeight + 500)];
          for (const [index, node] of drawn)
            if (index < from || index > to) {
              node.remove();
              drawn.delete(index);
            }
          for (let index = from; index <= to && index < rows.length; index += 1)
            if (!drawn.has(index) && rows[index].kind !== 'gap') {
              const node = draw(index);
              drawn.set(index, node);
              sheet.append(node);
            }
        };
        let asleep = true;
        list.addEventListener('scroll', () => {
          if (asleep) {
            asleep = false;
            requestAnimationFrame(() => {
              asleep = true;
              show();
            });
          }
        }, {
          passive: true
        });
        const head = () => {
          const parts = [];
          if (Z.command && report) parts.push($('.notice.accept', $('span', 'Accept all:'), $('code', Z.command), button('.pill', 'Copy',
            () => copy(Z.command))));
          if (state.view === 'table') {
            const title = (words, key, name = '') => $('div' + name, button('', words + (state.sort === key ? state.up ? ' ↑' : ' ↓' :
              ''), () => {
                state.up = state.sort === key ? !state.up : key === 'picture' || key === 'source';
                state.sort = key;
                refresh();
              }));
            parts.push($('.line.titles', $('div'), title('Picture', 'picture'), title('Result', 'result'), title('Pixels', 'pixels',
              '.number'), title('Most', 'max', '.number'), title('Worst frame', 'frame', '.number'), title('Bad frames', 'bad',
              '.number'), title('Source', 'source')));
          }
          return parts;
        };
        const refresh = () => {
          filter();
          drawBar();
          drawFiles();
          list.replaceChildren(...head(), sheet);
          sheet.replaceChildren();
          drawn.clear();
          layRows();
          if (state.on >= order.length) state.on = -1;
          counter.textContent = visible.length === Z.items.length ? count(visible.length, pictures) : visible.length.toLocaleString(
            'en') + ' of ' + count(Z.items.length, pictures);
          if (!visible.length && !(Z.leftOut ?? []).length) sheet.append($('.nothing', $('b', Z.items.length ? 'Nothing matches' :
            'Nothing here'), $('span', Z.items.length ? 'Esc clears the search and the filters' : '')));
          show();
        };
        // Keeps the row at the top in place when the rows are laid anew.
        const keepPlace = act => {
          const first = rows[find(list.scrollTop - sheet.offsetTop)]?.items?.[0];
          act();
          if (first) scrollTo(first, 'top');
        };
        const rowOf = item => rows.findIndex(row => row.items?.includes(item));
        const scrollTo = (item, where) => {
          const index = rowOf(item);
          if (index < 0) return;
          const top = tops[index] + sheet.offsetTop,
            end = top + rows[index].height;
          if (where === 'top') list.scrollTop = top - 8;
          else if (top < list.scrollTop + 40) list.scrollTop = top - 60;
          else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight + 20;
        };
        const select = index => {
          state.on = Math.max(0, Math.min(order.length - 1, index));
          const item = order[state.on];
          if (!item) return;
          scrollTo(item);
          show();
          for (const part of sheet.querySelectorAll('[data-id]')) part.classList.toggle('on', part.dataset.id === item.id);
        };
        const layAnew = () => keepPlace(() => {
          drawn.forEach(node => node.remove());
          drawn.clear();
          layRows();
          show();
        });
        new ResizeObserver(layAnew).observe(list);
        """#
}
