import Inspection

Inspector.main()
