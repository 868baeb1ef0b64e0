import CommandLineFront

Zoetrope.main()
