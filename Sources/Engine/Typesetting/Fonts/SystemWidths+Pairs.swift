/// The kerning of `SystemWidths`, in 2048ths of an em: each line holds the change of a pair's first advance in the text cut and in the
/// display cut, then the pairs, in which an open box stands for a space.
///
/// Source: as the advances'; the pairs of an apostrophe in "What's" are measured in labels of iOS 13, regular at 25 to 58 points and semibold
/// at 14 to 53 points. Regular text at 16 points has none.
extension SystemWidths {
    static let regularPairs = ##"""
        -250 -200 "J 'J
        -220 -180 7, 7.
        -220 -140 7A K+ K-
        -210 -270 Ta
        -200 -270 Tc Td Te Tg To Tq eT
        -200 -250 bT oT pT
        -200 -190 ,V .V V, V.
        -200 -180 ,Y .Y Y, Y.
        -200 -140 ,W .W P, P. W, W.
        -190 -220 LT
        -190 -200 LY
        -190 -100 ", ". ', '. ," ,' ." .'
        -180 -120 L" L'
        -170 -200 AT TA
        -170 -190 Yc Yd Ye Yg Yo Yq bY oY pY
        -170 -140 ,T .T T, T.
        -170 -120 eY
        -170 -70 L+ L-
        -170 0 F, F.
        -160 -220 uT
        -160 -200 Ya
        -160 -150 +Y -Y Y+ Y-
        -160 -120 "A 'A A" A'
        -160 0 7J T/
        -150 -270 Ts sT
        -150 -260 aT hT mT nT
        -150 -230 Tm Tn Tp Tr
        -150 -225 Tu
        -150 -200 Ys sY
        -150 -180 AY YA aY hY mY nY
        -150 -150 +T ,v ,y -T .v .y T+ T- TJ v, v. y, y.
        -150 -140 V/
        -150 -130 YJ
        -150 -120 ,w .w w, w.
        -140 -130 Y/
        -140 -120 LV T4 W/
        -140 -110 LW
        -140 -100 Lv Ly
        -140 -80 Av Ay Y4 vA yA
        -140 -70 Aw wA
        -140 0 L?
        -130 -240 Tv Ty vT yT
        -130 -200 Tw wT
        -130 -160 AV VA
        -130 -130 cT
        -130 -100 r, r.
        -130 -90 +X -X X+ X-
        -130 -80 Lw
        -130 -60 "4 '4
        -130 -30 Kv Kw Ky
        -120 -260 Tx xT
        -120 -250 Tz zT
        -120 -150 ,C ,G ,O ,Q .C .G .O .Q
        -120 -140 74 VJ Yu
        -120 -90 WJ vJ yJ
        -120 -70 ?A A? f4
        -120 -50 fJ
        -120 -30 z+ z-
        -120 0 :V :Y ;V ;Y V: V; Y: Y;
        -110 -190 PJ
        -110 -170 rT
        -110 -130 AW WA
        -110 -120 Ym Yn Yp Yr uY
        -110 -90 v/ y/
        -110 -70 f, f. kT
        -110 -50 wJ
        -110 -40 rJ
        -100 -190 FJ
        -100 -150 Va
        -100 -140 Vc Vd Ve Vg Vo Vq Wa bV oV pV
        -100 -130 aV hV mV nV
        -100 -110 P/ Wc Wd We Wg Wo Wq aW bW hW mW nW oW pW
        -100 -100 eV
        -100 -90 eW
        -100 -80 J/ U/
        -100 -60 +V +W -V -W V+ V- W+ W-
        -100 -50 7c 7d 7e 7g 7o 7q
        -100 0 :W ;W F/ W: W;
        -90 -150 D, D. O, O. Q, Q.
        -90 -130 cY
        -90 -120 Vs sV
        -90 -110 PA
        -90 -100 L1
        -90 -80 Yz zY
        -90 -60 7a k4
        -90 -50 k+ k-
        -90 0 ,U .U
        -80 -150 :T ;T T: T;
        -80 -60 KC KG KO KQ Kc Kd Ke Kg Ko Kq Z+ Z-
        -80 -50 7s D/ O/ Q/ a1 h1 m1 n1
        -80 -40 0, 0. 9, 9. r+ r-
        -80 0 ,0 ,6 .0 .6 /, /. rA
        -80 20 ,9 .9
        -70 -110 YC YG YO YQ
        -70 -100 FA Ws
        -70 -90 sW
        -70 -80 A1 V4 tT
        -70 -70 0Y DY Fa OY QY Xc Xd Xe Xg Xo Xq Y0 Y6 Yx bX fA oX pX xY
        -70 -60 ,7 .7 Yv Yw Yy vY wY yY
        -70 -50 Fz W4
        -70 -40 AC AG AO AQ DA OA QA kY r/
        -70 -30 3, 3. 8, 8.
        -70 0 ,8 .8 4, 4. 5, 5. 6, 6. Ku
        -65 20 ,5 .5
        -60 -90 /A DT OT QT TC TG TO TQ
        -60 -80 ,1 .1
        -60 -70 0T 9T T0 T6 cW
        -60 -60 LC LG LO LQ cV
        -60 -50 At DW OW QW Vm Vn Vp Vr WC WG WO WQ b7 o7 p7
        -60 -40 7: 7; Xv Xw Xy vX w/ wX yX
        -60 -30 0X 9X Wm Wn Wp Wr X0 X6
        -60 -20 Ac Ad Ae Ag Ao Aq bA oA pA
        -60 -8 ,3 .3
        -60 0 ,4 ,f .4 .f /J 7/ DZ OZ P4 PX QZ ZC ZG ZO ZQ rZ vZ wZ yZ
        -50 -90 DX OX QX XC XG XO XQ
        -50 -80 Vu
        -50 -70 CT LU bx ox px
        -50 -60 K4
        -50 -50 1, 1. DV Lt OV QV kc kd ke kg ko kq
        -50 -40 f+ f-
        -50 -30 7u Au Ks Lc Ld Le Lg Lo Lq Wu b1 eX o1 p1
        -50 -20 xc xd xe xg xo xq
        -50 -10 +Z -Z
        -50 0 3Y 8Y ?4 J, J. KS U, U. VC VG VO VQ Y8 Yf Z4 aw f/ fs hw k0 k6 mw nw
        -45 -100 fc fd fe fg fo fq
        -40 -90 ,t .t Pa
        -40 -80 uV
        -40 -70 K0 K6
        -40 -60 ,c ,d ,e ,g ,o ,q .c .d .e .g .o .q tY
        -40 -40 +x -x 07 97 RY bv by ks ov oy pv py r4 vc vd ve vg vo vq x+ x- yc yd ye yg yo yq
        -40 -30 PZ t4 uW
        -40 -20 7x PY c7 eA ex va x4 ya
        -40 0 +f +t ,2 -f -t .2 /4 1" 1' BY CA Kt XJ Xt Y3 av ay bw e7 hv hy k7 kV kW mv my nv ny ow pw s7 t+ t- v4 w4 wc wd we wg wo
        -40 0 wq y4
        -30 -60 CX fa
        -30 -50 24 CY K9 Pc Pd Pe Pg Po Pq Ps rc rd re rg ro rq
        -30 -40 3V 8V A7 Vz bz oz pz zV zc zd ze zg zo zq
        -30 -30 +A -A A+ A- Vv Vy Xs cX sX vV yV
        -30 -20 70 76 AU JA UA Vw Vx Wv Wy Zc Zd Ze Zg Zo Zq a7 h7 m7 n7 vW wV wa xV yW
        -30 -10 L0 L6
        -30 0 "0 "6 "8 '0 '6 '8 +J -J 0" 0' 2, 2. 3" 3' 3W 4T 4Y 4v 4w 4y 73 78 8" 8' 8W 9" 9' :4 :7 ;4 ;7 Af F0 F4 F6 F8 G/ GA GT GX
        -30 0 GY Kf L7 RV RW Rc Rd Re Rg Ro Rq V8 W3 W8 Ww Wx Wz X/ X3 X4 Xu aU cA g7 hU i" i' j" j' ka mU nU q7 s1 sv sw sy vs wW ws
        -30 0 xW ys zW
        -20 -90 K1
        -20 -70 YS
        -20 -60 K3 b, b. o, o. p, p.
        -20 -50 K5 Ti Tj iT jT
        -20 -40 SY Xa ev ey
        -20 -30 +z -z 0V 9V Ka V0 V6 r7 xC xG xO xQ
        -20 -20 Dx K" K' Ox Qx VS x7
        -20 0 (c (d (e (g (o (q +v +w +y -v -w -y 0A 0W 0Z 0v 0w 0x 0y 2Y 41 4V 4W 6Y 75 79 7C 7G 7O 7Q 8A 9A 9W 9Z 9v 9w 9x 9y A0 A6
        -20 0 A8 A9 As Az D7 E4 F2 F3 L4 L8 O7 Q7 R4 Rs SV SW T3 W0 W6 X2 Y2 Y9 Yt Z0 Z6 [c [d [e [g [o [q rX rY rs sA ss sx tV tW ts
        -20 0 u7 v+ v- v0 v6 w+ w- w0 w6 x0 x6 xs y+ y- y0 y6 zA {c {d {e {g {o {q
        -15 -30 tc td te tg to tq
        -10 -20 kJ
        -10 0 2c 2d 2e 2g 2o 2q 3A 3X 4Z 4x 6A 6X 8X :3 ;3 A5 Aa Ax P2 P7 SX V9 X8 XS rV rW st xA
        0 -130 gT qT
        0 -100 ,␣ .␣
        0 -80 ?J gY qY
        0 -70 9Y
        0 -60 +1 -1 Fx gV qV
        0 -50 C+ C- K8 Yb Yh Yk Yl k(
        0 -56 's t'
        0 -40 "c "d "e "g "o "q 'c 'd 'e 'g 'o 'q Fc Fd Fe Fg Fo Fq ST a" a' e1 h" h' k1 k3 k5 m" m' n" n' z4
        0 -30 AX Fs Fv Fw Fy Ha Ia Ma Na Vi XA Yi b2 gW iV jV o2 p2 qW z7
        0 -20 01 02 47 7z 91 92 Dz Ja Js Oz Pz Qz Ra Ua Us Vf c1 kC kG kO kQ kS ra ta xa zS
        0 -10 Ds Os Qs az fS hz mz nz t5 xJ zm zn zp zr
        10 0 :2 ;2
        10 30 rv ry
        20 0 Rf ct rm rn rp rr
        20 50 rt
        30 0 /T fY uf
        40 0 77 Pv Py cf r? xf
        50 0 Pf Pt Rt
        60 0 (j [j rf {j
        80 0 ,/ ./
        """##

    static let blackPairs = ##"""
        -300 -180 ,Y .Y Y, Y.
        -280 -110 P, P.
        -250 0 ", ". ', '. ," ,' ." .'
        -240 -200 7, 7.
        -240 -110 ,V .V V, V.
        -240 -90 ,W .W W, W.
        -230 -160 L" L'
        -220 -250 Yc Yd Ye Yg Yo Yq
        -220 -230 Ya
        -220 -120 r, r.
        -210 -210 aY hY mY nY
        -200 -260 LY
        -200 -160 eY
        -200 -120 YJ
        -190 -160 cY
        -190 -150 ,T .T LT
        -190 -90 L1
        -180 -220 AY YA
        -180 -210 Ys sY
        -180 -200 Tc Td Te Tg To Tq
        -170 -250 bY oY pY
        -170 -220 Ta
        -170 -150 T, T.
        -160 -200 eT
        -160 -130 Ts Y/ sT
        -160 -120 F, F.
        -160 -110 Y4
        -160 -90 cT
        -150 -200 bT oT pT
        -150 -130 Va Wa
        -150 -120 "J 'J L? LV LW
        -150 -90 "A 'A A" A' TJ
        -140 -190 AT TA
        -140 -160 aT hT mT nT
        -140 -140 Vc Vd Ve Vg Vo Vq bV eV oV pV
        -140 -130 Wc Wd We Wg Wo Wq bW oW pW
        -140 -100 Lv Lw Ly
        -140 -90 eW gY qY
        -140 -80 ,1 .1
        -130 -200 AV VA
        -130 -140 AW WA
        -130 -120 ,v ,w ,y .v .w .y cV v, v. w, w. y, y.
        -130 -110 aV aW hV hW mV mW nV nW
        -130 -90 cW
        -130 -60 0, 0. 9, 9. fJ kY
        -126 -21 's t'
        -120 -120 V/
        -120 -110 Av Aw Ay Vs vA wA yA
        -120 -100 Ws sV sW
        -120 -90 A? VJ WJ Xc Xd Xe Xg Xo Xq bX oX pX
        -120 -60 rJ tY
        -120 -20 rX
        -110 -160 PA
        -110 -90 0Y 7A 9Y A1 Y0 Y6 Ym Yn Yp Yr
        -110 -80 fA
        -110 -60 ,0 ,6 ,C ,G ,O ,Q .0 .6 .C .G .O .Q :Y ;Y D, D. KC KG KO KQ O, O. Q, Q. Y: Y; rA
        -110 -40 L7
        -110 -30 ,f .f f, f.
        -100 -150 YC YG YO YQ
        -100 -130 Yu Yz zY
        -100 -120 W/ uY
        -100 -100 +Y -Y DY OY QY Y+ Y-
        -100 -90 ?A
        -100 -70 Yx xY
        -100 -40 Xt
        -100 -30 :W ;W W: W;
        -100 0 ,8 .8
        -90 -100 FA
        -90 -90 +X -X X+ X-
        -90 -80 Kc Kd Ke Kg Ko Kq
        -90 -60 +V +W -V -W 4Y J, J. U, U. V+ V- W+ W- Xu Xw wX
        -90 -40 ,9 .9 6, 6.
        -90 -20 5, 5.
        -90 0 /, /. 3, 3. 8, 8. G, G. kW
        -80 -120 T/
        -80 -110 SY YS
        -80 -90 K+ K- P/ Yv Yw Yy cX eX vY wY yY
        -80 -80 3Y 74 8Y Y8
        -80 -70 3W 8W V4 W4 W8
        -80 -60 +A -A 0W 9W A+ A- Kt W0 W6 Wz X4 Xs Xv Xy sX vX yX zW
        -80 -50 T4 Vm Vn Vp Vr Wm Wn Wp Wr kc kd ke kg ko kq
        -80 -40 Tm Tn Tp Tr gV qV uT
        -80 -30 ,U .U 6A P4 W3 Yt rY tV
        -80 -20 tW
        -80 0 Kf
        -70 -90 /A
        -70 -80 DX Kv Kw Ky Lt OX PY QX bx ox px
        -70 -60 +T -T PX T+ T- XC XG XO XQ uV uW
        -70 -50 6Y K9 Xa
        -70 -40 Au vJ wJ xc xd xe xg xo xq yJ
        -70 -30 Ka Ks Ku
        -70 -20 ,7 .7
        -70 0 :X ;X X: X; Xf b) kV o) p)
        -60 -100 AC AG AO AQ
        -60 -90 At K0 K6
        -60 -80 DA OA QA
        -60 -70 7J Y3
        -60 -60 A5 Ac Ad Ae Ag Ao Aq bA gW k+ k- oA pA qW
        -60 -50 4V
        -60 -40 Tu W5
        -60 -35 ,5 .5
        -60 -30 ,3 .3 K4 cA eA
        -60 0 1, 1. k5
        -50 -110 RY
        -50 -100 CA PJ
        -50 -80 0X 3X 8X 9X CY F/ X0 X6 X8 Y9
        -50 -70 W9
        -50 -60 ?4 CX GY L+ L- SX Yf
        -50 -50 Vz kC kG kO kQ zV
        -50 -40 0T 9T Af GX K5 T0 T6
        -50 -35 bv by ov oy pv py vc vd ve vg vo vq yc yd ye yg yo yq
        -50 -30 +v +w +y -v -w -y :V ;V RV RW SW V: V; Yi Yj v+ v- w+ w- wc wd we wg wo wq y+ y-
        -50 -20 5Y KS Y5 b7 bw e7 o7 ow p7 pw
        -50 -10 ex ka rV rW sx tX xs
        -50 0 "4 '4 Jc Jd Je Jg Jo Jq Lc Ld Le Lg Lo Lq P7 Tz Uc Ud Ue Ug Uo Uq Y1 b1 bU eU iY jY k7 kU ks o1 oU p1 pU r+ r- zT
        -40 -80 GA
        -40 -70 3V 8V DT OT QT TC TG TO TQ V8
        -40 -60 0A 9A A0 A6 AU BY JA UA Vu Wu X3 Y2
        -40 -50 4W DV DW OV OW Pa QV QW WC WG WO WQ fa
        -40 -40 +x -x VC VG VO VQ ev ey x+ x-
        -40 -30 ,c ,d ,e ,g ,o ,q .c .d .e .g .o .q 07 8A 97 A8 A9 ra
        -40 -20 7a A7 As DZ OZ QZ Rc Rd Re Rg Ro Rq ZC ZG ZO ZQ cx sA
        -40 -10 ew
        -40 0 /J 51 7: 7; Kx b, b. cU fX k4 kS kf kt o, o. p, p.
        -30 -70 6V 6W
        -30 -60 0V 9V V0 V6 XS
        -30 -50 X9 fc fd fe fg fo fq wa
        -30 -40 K8 L0 L6
        -30 -30 SV kJ s7 va ya
        -30 -20 41 Fa Ja Pc Pd Pe Pg Po Pq Ua r/
        -30 -10 Ps rT sv sw sy vs ws xa ys
        -30 0 "5 '5 03 63 7/ 93 :7 ;7 F0 F6 Jx Sa Ux X/ X2 aU b9 bS c7 fs hU k8 k9 mU nU o9 oS p9 pS rs tT vZ wZ xU yZ
        -20 -80 6X
        -20 -70 2Y V9
        -20 -60 D/ J/ LC LG LO LQ O/ Q/ U/ w/
        -20 -40 5A 7s Ti
        -20 -30 3A 7c 7d 7e 7g 7o 7q Aa WS f/ iT jT s1 xC xG xO xQ
        -20 -20 Ga Zc Zd Ze Zg Zo Zq f4 rc rd re rg ro rq zC zG zO zQ
        -20 -10 30 36 70 76 80 86 Da Oa PZ Qa Vv Vy Wv Wy av aw ay hv hw hy mv mw my nv nw ny vV vW yV yW
        -20 0 "8 '8 3" 3' 3c 3d 3e 3g 3o 3q 75 78 79 8" 8' 8c 8d 8e 8g 8o 8q Ax Az Bx Bz Dx Fz Gz Ox Qx aX b3 b8 bz hX k( mX nX o3 o8
        -20 0 oz p3 p8 pz r4 rZ ss xA zA zJ zc zd ze zg zo zq
        -10 -50 K3 v/ y/
        -10 -40 Ra
        -10 -20 CT Rs
        -10 -10 Vx Wx xV xW
        -10 0 39 73 89 Ds F8 Os Qs k? sC sG sO sQ
        0 -140 ,␣ .␣
        0 -100 ,t .t
        0 -70 1T
        0 -60 4? ?J ?X AS C, C. SA X5 X?
        0 -50 4X FJ
        0 -40 1C 1G 1O 1Q 1V 1W 1X 4T 4w 5V 5W 5X ?a ?c ?d ?e ?g ?o ?q CV CW ST V5 b/ o/ p/ v4 y4
        0 -30 +1 +Z -1 -Z 1A 2C 2G 2O 2Q 2V 2W 3T 4C 4G 4O 4Q 4x 8T :T ;T ?W ?Y A3 AJ BV BW BX K1 K? KJ L5 P+ P- PV PW T8 T: T; V3 VS
        0 -30 Vt W? X1 XJ Y? Z+ Z- Zu e? t+ t- x4 xJ
        0 -20 /c /d /e /g /o /q 05 3C 3G 3O 3Q 3v 3x 3y 47 4t 4v 4y 5x 7C 7G 7O 7Q 8C 8G 8O 8Q 8v 8x 8y 95 :3 ;3 B" B' Fc Fd Fe Fg Fo
        0 -20 Fq Fs GV GW Js LU Lf P5 Us V1 V2 W1 W2 Wt bZ e1 gT oZ pZ qT w4 w5 w8 x3 x8
        0 -15 Ha Ia Ma Na
        0 -10 19 1B 1D 1E 1F 1H 1I 1K 1L 1M 1N 1P 1R 20 26 2X 40 46 6T Ca D! D5 D7 D? Dz E! E+ E- Ea F! F: F; GT KU L3 O! O5 O7 O? Oz
        0 -10 Q! Q5 Q7 Q? Qz R+ R- T5 T9 Vw Ww t3 t5 wV wW
        0 10 :2 ;2 C0 C4 C6 G: G; H1 H4 I1 I4 M1 M4 N1 N4 sJ
        0 20 /v /y BJ c/ g/ k/ q/
        0 30 "" "' "v "w "y '" '' 'v 'w 'y /w Cv Cw Cy v" v' vv vw vx vy w" w' wv wy xv xy y" y' yv yw yx yy
        0 40 ,4 .4
        0 100 i/ j/
        0 140 /i
        20 0 /1 /C /G /O /Q a/ e/ ff ft h/ m/ n/ tf tt u/ uf
        20 10 /V
        20 20 /B /D /E /F /H /I /K /L /M /N /P /R /b /h /k /l
        20 30 /U /W /X /Y /f
        20 60 /T
        30 0 "f 'f Pt r? rw xf
        30 10 rf
        30 30 rt
        30 40 rv ry
        40 0 /7 77 vf yf
        50 0 (j Pf [j wf
        50 80 gj qj
        90 0 ,/ ./
        """##
}
