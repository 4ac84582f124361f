import type { Book } from '../catalogue.ts';
import { COUNTED_HERE, NEVER_WORN, PLAYED_ELSEWHERE, SHUFFLED_HERE, WHERE_CUT_FOR } from './how.ts';

/** Auction bridge of 1913 by number: subject, gist, how it is kept. */
export const auction1913 = {
  1: [
    'Der Robber',
    'Wer zuerst zwei Partien gewinnt, gewinnt den Robber; ist er nach zwei Partien entschieden, wird keine dritte gespielt.',
    'Sobald eine Seite zwei Partien hat, ist der Robber zu Ende; das nächste Abheben beginnt einen neuen.',
  ],
  2: [
    'Eine Partie sind dreißig Punkte aus Stichen',
    'Zur Partie gehören dreißig Punkte, die allein mit Stichen gemacht sind; Honneurs, Chicane, Schlemm, Prämien und fehlende Stiche zählen nicht dazu.',
    'Nur was unter dem Strich steht, wird mit dreißig verglichen.',
  ],
  3: [
    'Jedes Spiel wird zu Ende gespielt',
    'Jedes Spiel wird zu Ende gespielt, und was über dreißig hinausgeht, zählt mit.',
    'Ein Spiel endet erst mit der letzten Karte, einem anerkannten Anspruch oder dem Abgeben; überzählige Punkte bleiben stehen.',
  ],
  4: [
    'Was ein Stich zählt',
    'Gewinnt der Alleinspieler, was er angesagt hat, so zählt jeder Stich über sechs: Pik 2, Treff 6, Karo 7, Cœur 8, Royal-Pik 9, ohne Trumpf 10.',
    'Stiche über sechs mal Wert der Farbe, mal zwei oder vier bei Kontra oder Rekontra (53).',
  ],
  5: [
    'Was Honneurs sind',
    'Honneurs sind Ass, König, Dame, Bube und Zehn in Trumpf; ohne Trumpf die vier Asse.',
    'Gezählt wird in den Händen, wie sie ausgeteilt wurden.',
  ],
  6: [
    'Was Honneurs zählen',
    'Honneurs zählen über dem Strich für den, der sie bekommen hat: drei so viel wie 2 Stiche, vier wie 4, fünf wie 5, vier in einer Hand wie 8 (9 mit dem fünften beim Partner), fünf in einer Hand wie 10; Asse ohne Trumpf 30, 40, oder 100 in einer Hand.',
    'Angeschrieben bei jedem Spiel, dessen Verteilung bekannt ist, gleich wer es gespielt und ob er es erfüllt hat.',
  ],
  7: [
    'Großschlemm',
    'Wer alle dreizehn Stiche gewinnt, solche aus einer Renonce nicht gerechnet, schreibt vierzig zu den Honneurs.',
    'Gezählt nach den gespielten Stichen; eine Seite, die nicht bedient hat, kann ihn nicht schreiben (84).',
  ],
  8: [
    'Kleinschlemm',
    'Zwölf so gewonnene Stiche zählen zwanzig zu den Honneurs.',
    'Gezählt nach den gespielten Stichen; eine Seite, die nicht bedient hat, kann ihn nicht schreiben (84).',
  ],
  9: [
    'Chicane',
    'Eine Hand ohne Trümpfe zählt wie drei Honneurs: zu den eigenen, wenn die Seite welche schreibt, sonst von denen der Gegner ab. Zwei Hände ohne Trümpfe nehmen den Gegnern den Wert von vieren.',
    'Gezählt in den ausgeteilten Händen, neben den Honneurs.',
  ],
  10: [
    'Kontra ändert an Honneurs nichts',
    'Honneurs, Schlemm und Chicane zählen gleich viel, ob kontriert war oder nicht.',
    'Ihr Wert richtet sich nach dem einfachen Wert eines Stichs.',
  ],
  11: [
    'Die Abrechnung des Robbers',
    'Am Ende werden Stiche und Honneurs jeder Seite zusammengezählt, die Gewinner des Robbers schreiben 250 dazu, und der Unterschied ist der Wert des Robbers.',
    'Zu sehen beim Punktezettel, wenn der Robber zu Ende ist; der Unterschied kann für die Gewinner der Partien auch ein Minus sein.',
  ],
  12: [
    'Falsch angeschriebene Honneurs',
    'Ein nachgewiesener Fehler bei den Honneurs darf berichtigt werden, bis der Robber abgerechnet und anerkannt ist.',
    COUNTED_HERE,
  ],
  13: [
    'Falsch angeschriebene Stiche',
    'Ein nachgewiesener Fehler bei den Stichen darf berichtigt werden, bis die Partie zu Ende ist: bis in der nächsten angesagt oder, bei der letzten, das Ergebnis anerkannt ist.',
    COUNTED_HERE,
  ],
  14: [
    'Die Rangfolge beim Abheben',
    'Beim Abheben ist das Ass die niedrigste Karte; unter gleichen ist Cœur am niedrigsten, dann Karo, Treff und Pik.',
    `${WHERE_CUT_FOR} Das Programm vergleicht die Karten; das Ass gilt als eins. Unter gleichen entscheidet die Farbe.`,
  ],
  15: [
    'Ein Spiel Karten zum Abheben',
    'Alle heben aus demselben Spiel Karten ab.',
    'Ein frisch gemischtes Spiel wird für alle ausgebreitet; eine abgehobene Karte ist heraus.',
  ],
  16: [
    'Mehr als eine Karte abgehoben',
    'Wer mehr als eine Karte zeigt, hat die höchste davon abgehoben.',
    `${WHERE_CUT_FOR} Von den genannten Karten zählt die höchste.`,
  ],
  17: [
    'Wer zuerst spielt',
    'Wer zuerst da ist, spielt zuerst; sind es mehr als vier mit gleichem Recht, spielen die vier mit den niedrigsten Karten.',
    'Wer sich zuerst setzt, spielt zuerst; die anderen schauen zu und können sich eintragen.',
  ],
  18: [
    'Partner und Teiler',
    'Die zwei niedrigsten Karten spielen gegen die zwei höchsten; die niedrigste teilt zuerst und wählt Karten und Platz.',
    `${WHERE_CUT_FOR} Alle vier heben eine Karte ab; die niedrigste wählt den Platz, ihr Partner sitzt gegenüber, der niedrigere Gegner links von ihr. Sonst setzen sich die Spieler, wie sie wollen, und Nord oder der vom Gastgeber bestimmte Platz teilt zuerst.`,
  ],
  19: [
    'Ein voller Tisch',
    'Sechs Spieler machen einen vollen Tisch.',
    'Vier sitzen, und zwei können sich eintragen, um nach einem Robber einzutreten; weitere warten, bis jemand ganz geht.',
  ],
  20: [
    'Wer nachrückt',
    'Wer es zuerst anmeldet, hat das erste Recht auf einen frei gewordenen Platz.',
    'Die Namen stehen in der Reihenfolge, in der sie eingetragen wurden; der erste bekommt den freien Platz.',
  ],
  21: [
    'Wer aussetzt',
    'Wollen nach einem Robber andere eintreten, so setzt aus, wer am meisten Robber hintereinander gespielt hat; unter gleichen die höchsten Karten.',
    `${WHERE_CUT_FOR} Ist ein Robber zu Ende und jemand will eintreten, so geht, wer mehr Robber hintereinander gespielt hat; gleiche heben darum ab.`,
  ],
  22: [
    'Sich anmelden',
    'Wer eintreten will, sagt es, bevor jemand um den Robber oder um das Aussetzen abhebt.',
    'Es zählt, wer sich einträgt, bevor die erste Karte abgehoben ist.',
  ],
  23: [
    'Neue Tische',
    'An einem neuen Tisch kommt zuerst, wer anderswo noch nicht gespielt hat; die übrigen heben ab.',
    PLAYED_ELSEWHERE,
  ],
  24: [
    'Wer einem neuen Tisch geholfen hat',
    'Wer einen Tisch verlassen hat, um einen anderen voll zu machen, setzt dort als letzter aus.',
    PLAYED_ELSEWHERE,
  ],
  25: [
    'Zwei Tische',
    'Wer an einem zweiten Tisch eintritt, verliert sein Recht am ersten, außer er hat geholfen, den zweiten zu bilden.',
    PLAYED_ELSEWHERE,
  ],
  26: [
    'Ein Ersatz',
    'Wer mitten im Robber gehen muss, darf mit Einwilligung der drei anderen jemanden nennen, der bis zu dessen Ende für ihn spielt.',
    'Ein Spieler, oder wenn er fort ist ein anderer, bittet darum; sind die drei anderen einverstanden, darf sich ein Zuschauer auf den Platz setzen. Nach dem Robber gehört der Platz wieder dem Ersten.',
  ],
  27: [
    'Einen Tisch auflösen',
    'Wird ein Tisch durch einen Spieler aufgelöst, so haben die anderen anderswo Vorrang.',
    PLAYED_ELSEWHERE,
  ],
  28: [
    'Wie gemischt wird',
    'Gemischt wird nicht unter dem Tisch und nicht so, dass man eine Karte sieht.',
    SHUFFLED_HERE,
  ],
  29: [
    'Wer mischt',
    'Der Partner des Teilers sammelt ein und mischt zuerst, nach ihm darf jeder, der Teiler zuletzt.',
    SHUFFLED_HERE,
  ],
  30: [
    'Wo das Spiel Karten liegt',
    'Das gemischte Spiel liegt verdeckt links vom nächsten Teiler und wird nicht berührt.',
    SHUFFLED_HERE,
  ],
  31: [
    'Die Reihenfolge beim Teilen',
    'Jeder teilt der Reihe nach, links herum.',
    'Der nächste Teiler ist der links; nach einem ungültigen Spiel teilt derselbe noch einmal.',
  ],
  32: [
    'Das Abheben',
    'Wer rechts vom Teiler sitzt, hebt ab und lässt in jedem Teil mindestens vier Karten.',
    'Niemand sonst kann abheben, und damit beginnt das Spiel.',
  ],
  33: [
    'Nur einmal abheben',
    'Ist abgehoben, darf weder gemischt noch ein zweites Mal abgehoben werden.',
    'Mit dem Abheben beginnt das Spiel sofort.',
  ],
  34: [
    'Mischen nach dem Abheben',
    'Mischt der Teiler nach dem Abheben, so wird noch einmal abgehoben.',
    'Das nächste Spiel steht vor dem Abheben fest und ist versiegelt; das Siegel ist veröffentlicht, so dass jeder es nachher prüfen kann.',
  ],
  35: [
    'Verdeckt geteilt',
    'Alle zweiundfünfzig Karten werden verdeckt ausgeteilt; mit der letzten ist das Teilen zu Ende.',
    SHUFFLED_HERE,
  ],
  36: [
    'Vergeben',
    'Nach einem Vergeben teilt derselbe Spieler noch einmal.',
    'Vergeben kommt nicht vor. Ein Spiel, das eine Regel für ungültig erklärt, teilt derselbe Spieler noch einmal.',
  ],
  37: [
    'Wann neu geteilt werden muss',
    'Falsche Reihenfolge, ein unvollständiges Spiel, eine aufgedeckte Karte, zu viele Karten in einer Hand und dergleichen verlangen neues Teilen.',
    'Das Programm teilt Karte um Karte aus einem vollständigen Spiel; nichts davon kann geschehen.',
  ],
  38: [
    'Eine Hand mit zu wenig Karten',
    'Wer, außer dem Tisch, zu wenig Karten hat und es erst nach dem Spielen merkt, haftet für Renoncen, als wäre die fehlende Karte in seiner Hand gewesen.',
    'Jede Hand bekommt dreizehn. Eine Karte, die auf den Boden gefallen ist, bleibt ihres Besitzers: für eine Renonce gilt sie als in der Hand.',
  ],
  39: [
    'Ein unvollständiges Spiel',
    'Stellt sich das Spiel Karten während des Spiels als unvollständig heraus, so ist dieses Spiel ungültig und kein früheres; ebenso bei Händen mit zu vielen und zu wenigen Karten.',
    'Jedes Mal wird ein ganzes Spiel Karten geteilt, dreizehn für jeden.',
  ],
  40: [
    'Außer der Reihe geteilt',
    'Teilen außer der Reihe oder mit den falschen Karten wird vor der letzten Karte berichtigt oder gilt.',
    'Das Programm weiß, wer teilt.',
  ],
  41: [
    'Für den Partner teilen',
    'Niemand hebt ohne Erlaubnis der Gegner für den Partner ab, mischt oder teilt für ihn.',
    'Nur wer rechts vom Teiler sitzt, kann abheben.',
  ],
  42: [
    'Der Teiler muss ansagen',
    'Der Teiler sagt als erster an und muss wenigstens einen Stich über sechs übernehmen, in einer Farbe oder ohne Trumpf.',
    'Ein Teiler, der passt oder kontriert, bevor er angesagt hat, wird abgewiesen.',
  ],
  43: [
    'Was man in der Reihe sagen darf',
    'Nach dem Teiler darf jeder, links herum, passen, höher ansagen, die letzte Ansage kontrieren oder eine kontrierte rekontrieren; wer was kontrieren darf, sagt 54.',
    'Nach jeder Ansage geht es links weiter; über Ansagen außer der Reihe entscheiden 49 und 57, über zu niedrige 50.',
  ],
  44: [
    'Welche Ansage höher ist',
    'Der Rang richtet sich nach den Punkten; bei gleichen Punkten ist die Ansage von mehr Stichen höher: drei Pik gehen also über ein Treff.',
    'Zweiundvierzig Ansagen in einer Reihe: Punkte, dann Stiche. Was nicht höher ist, ist zu niedrig (50).',
  ],
  45: [
    'Überbieten',
    'Man darf Gegner und Partner beliebig oft überbieten, die eigene Ansage aber nicht mehr, wenn drei andere darauf gepasst haben.',
    'Drei Pässe nach einer Ansage machen sie endgültig; niemand wird mehr gefragt.',
  ],
  46: [
    'Wer das Spiel spielt',
    'Wer zuletzt angesagt hat, spielt beide Hände, außer wenn sein Partner diese Farbe vor ihm genannt hat, gleich was dazwischen gesagt wurde.',
    'Am Ende der Ansagen daraus abgelesen.',
  ],
  47: [
    'Erfüllt oder gefallen',
    'Gewinnt der Alleinspieler, was er angesagt hat, schreibt er alle Stiche über sechs. Sonst zählt niemand zur Partie, und die Gegner schreiben für jeden fehlenden Stich 50 über dem Strich; 100 bei Kontra, 200 bei Rekontra.',
    'Angeschrieben am Ende des Spiels.',
  ],
  48: [
    'Ein Pik des Teilers',
    'Bleibt der Teiler auf seiner ersten Ansage von einem Pik sitzen, so kann er nicht mehr als 100 verlieren, kontriert oder nicht, außer bei Rekontra. Honneurs zählen wie sonst.',
    'Der Verlust wird auf 100 begrenzt.',
  ],
  49: [
    'Ansage außer der Reihe',
    'Auf eine Ansage außer der Reihe darf jeder der Gegner neu teilen oder sie gelten lassen; dann geht es von ihr aus weiter. Ein Pass außer der Reihe kostet nichts.',
    'Die Gegner werden gefragt, und die Ansagen warten; wer zuerst antwortet, entscheidet (Entscheidung 1: sie dürfen sich beraten).',
  ],
  50: [
    'Zu niedrige und unmögliche Ansagen',
    'Jeder der Gegner darf sie bestrafen lassen, solange seine Seite noch nicht wieder angesagt hat. Eine zu niedrige muss erhöht werden, eine unmögliche gilt als Ansage aller Stiche; der Partner darf erst wieder ansagen, wenn ein Gegner ansagt oder kontriert. Gegen eine unmögliche können sie stattdessen neu teilen lassen oder ihre eigene letzte Ansage für endgültig erklären.',
    'Die Gegner werden gefragt; die Frage entfällt, wenn einer von ihnen ansagt, und die Ansage gilt dann wie gemacht.',
  ],
  51: [
    'Auskunft über die Ansagen',
    'Ist die Ansage endgültig, darf ein Gegner seinem Partner nichts über frühere sagen; tut er es, so darf der Alleinspieler von dem Gegner, der als nächster ausspielt, eine Farbe fordern. Wie die endgültige Ansage lautet, darf immer gefragt werden.',
    '„Auf das Geschehene hinweisen“, bevor die erste Karte ausgespielt ist. Der Kontrakt steht immer auf dem Bildschirm.',
  ],
  52: [
    'Eine Ansage berichtigen',
    'Eine Ansage darf berichtigt werden, bis der nächste Spieler angesagt hat; dann nicht mehr.',
    '„Ich meine…“ ersetzt die eigene letzte Ansage. Es beendet auch eine offene Frage dazu, aber nicht, wenn schon eine Strafe verlangt war (Entscheidung 2).',
  ],
  53: [
    'Was Kontra bewirkt',
    'Mit Kontra zählt jeder Stich über sechs doppelt, mit Rekontra vierfach; welche Ansage höher ist, ändert sich nicht.',
    'Es vervielfacht, was angeschrieben wird; die Rangfolge der Ansagen bleibt.',
  ],
  54: [
    'Wer was kontrieren darf',
    'Eine Ansage darf einmal kontriert und einmal rekontriert werden. Niemand kontriert die Ansage oder rekontriert das Kontra des Partners; eine Strafe darauf gibt es nicht.',
    'Ein unerlaubtes Kontra oder Rekontra gilt als Pass und ist so bezeichnet (Entscheidung 6).',
  ],
  55: [
    'Kontra öffnet die Ansagen wieder',
    'Nach Kontra oder Rekontra darf jeder in seiner Reihe höher ansagen, auch der Ansager und sein Partner.',
    'Nach jedem Kontra oder Rekontra braucht es wieder drei Pässe.',
  ],
  56: [
    'Prämie für eine kontrierte und erfüllte Ansage',
    'Ein Alleinspieler, der kontriert wurde und erfüllt, schreibt 50 über dem Strich und 50 für jeden Stich darüber; bei Rekontra das Doppelte.',
    'Angeschrieben am Ende des Spiels, nach den gespielten Stichen.',
  ],
  57: [
    'Kontra außer der Reihe',
    'Auf ein Kontra außer der Reihe darf jeder der Gegner neu teilen lassen.',
    'Die Gegner werden gefragt, und die Ansagen warten; ein Rekontra außer der Reihe wird ebenso behandelt.',
  ],
  58: [
    'Das Spiel beginnt',
    'Ist die Ansage endgültig, so spielt aus, wer links vom Alleinspieler sitzt.',
    'Am Zug ist die linke Hand des Alleinspielers; spielt sonst jemand aus, entscheiden 76 oder 77.',
  ],
  59: [
    'Der Tisch wird aufgelegt',
    'Gleich nach dem Ausspiel legt der Partner des Alleinspielers seine Karten offen hin, und der Alleinspieler spielt sie.',
    'Der Tisch wird aufgelegt, wenn das richtige Ausspiel liegt; ein falsches legt nichts auf, bis darüber entschieden oder der Stich vollständig ist.',
  ],
  60: [
    'Was der Tisch darf',
    'Bis seine Karten liegen, ist der Partner des Alleinspielers ein Spieler wie die anderen. Danach spielt er nicht mit, darf aber den Alleinspieler nach einer nicht bedienten Farbe fragen, auf einen Stich mit zu vielen oder zu wenigen Karten oder an der falschen Seite hinweisen, eine ungerechtfertigte Strafe oder eine falsche Anschreibung berichtigen und über Tatsachen mitreden.',
    'Was der Tisch mit Karten, Ansagen und Ansprüchen täte, wird abgewiesen; fragen und aufmerksam machen darf er, und 61 sagt, was andere Worte kosten.',
  ],
  61: [
    'Der Tisch macht aufmerksam',
    'Weist der Tisch auf einen anderen strafbaren Vorfall hin, so kann der Alleinspieler dafür keine Strafe mehr verlangen.',
    'Eine offene Entscheidung darüber endet, und eine Renonce, die der Tisch während des Spiels meldet, kostet nichts. Nach dem Spiel darf er wieder sprechen.',
  ],
  62: [
    'Der Tisch schlägt eine Karte vor',
    'Schlägt der Tisch durch Berühren oder sonst eine seiner Karten vor, so darf jeder der Gegner verlangen, dass der Alleinspieler sie spielt oder nicht spielt.',
    'Der Tisch schlägt eine Karte vor; beide Gegner werden gefragt, und wer zuerst antwortet, entscheidet. Andere Karten des Tisches werden dann abgewiesen, außer wenn es eine Renonce wäre.',
  ],
  63: [
    'Renonce des Tisches',
    'Der Tisch zahlt nichts für eine Renonce; wird sie nicht bemerkt, bevor der Stich von irgendeiner Seite umgedreht und weggelegt ist, so bleibt sie stehen.',
    'Der Alleinspieler kann die Karte des Tisches zurücknehmen, solange der Stich liegt; danach lässt sich nichts mehr dazu sagen.',
  ],
  64: [
    'Wann die Karte des Alleinspielers gespielt ist',
    'Eine Karte der eigenen Hand ist gespielt, wenn der Alleinspieler sie loslässt. Eine Karte des Tisches, die er nennt oder berührt, ist gespielt, außer er sagt, dass er ordnet; hat er mehrere auf einmal berührt, wählt er.',
    'Eine aufgenommene Karte geht zurück; eine hingelegte oder am Tisch genannte ist gespielt. „Ich ordne“ spielt nichts. Sind es zwei auf einmal, wird der Alleinspieler gefragt, welche gilt.',
  ],
  65: [
    'Eine Karte vor der endgültigen Ansage gezeigt',
    'Spielt oder zeigt jemand eine Karte, während noch angesagt wird, so darf sein Partner in diesem Spiel nicht mehr ansagen oder kontrieren, und die Karte darf gefordert werden. Hat dieser Partner das erste Ausspiel, darf ihm der Alleinspieler die Farbe der Karte verbieten.',
    'Der Partner ist sofort gesperrt; nach der Farbe wird gefragt, wenn die Ansage endgültig ist. Karten der Seite, die dann spielt, gehen zurück.',
  ],
  66: [
    'Eine Karte vor dem Ausspiel gezeigt',
    'Zeigt der Partner des Ausspielenden nach der endgültigen Ansage und vor dem Ausspiel eine Karte, so darf der Alleinspieler das Ausspiel ihrer Farbe verbieten und sie außerdem fordern; eine Karte, die der Ausspielende selbst zeigt, darf gefordert werden.',
    'Die Karte liegt offen; der Alleinspieler wird nach der Farbe gefragt, und das Ausspiel wartet.',
  ],
  67: [
    'Karten, die im Spiel offen liegen',
    'Jede Karte, die ein Gegner des Alleinspielers nach dem ersten Ausspiel zeigt, darf gefordert werden und bleibt offen auf dem Tisch.',
    'Die Karte liegt vor ihrem Besitzer, der sie spielt, wann er will, bis sie gefordert wird; aufnehmen darf er sie nicht.',
  ],
  68: [
    'Was eine offene Karte ist',
    'Zwei oder mehr Karten auf einmal; eine Karte, die offen auf den Tisch fällt, gleich wie schnell sie weggenommen wird; eine so gehaltene, dass der Partner etwas davon sieht; eine, die ein Gegner bei sich oder seinem Partner nennt.',
    'Mehrere Karten auf einmal, eine auf den Tisch gefallene, dem Partner gezeigte oder erwähnte Karte. Was über eine Karte gesagt wird, die der Partner nicht hat, legt nichts offen.',
  ],
  69: [
    'Was keine offene Karte ist',
    'Eine Karte, die unter den Tisch fällt oder die nur ein Gegner sieht, liegt nicht offen.',
    'Eine Karte auf dem Boden oder eine, die einem Gegner gezeigt wird, kostet nichts; sie bleibt ihres Besitzers.',
  ],
  70: [
    'Zwei oder mehr Karten auf einmal',
    'Spielt ein Gegner mehrere Karten auf einmal, so sagt der Alleinspieler, welche zum Stich gehört; die anderen liegen offen.',
    'Der Alleinspieler wird gefragt, und das Spiel wartet. Was eine Renonce wäre, kann nicht gewählt werden, solange eine andere davon bedient (74).',
  ],
  71: [
    'Nachgespielt, ohne zu warten',
    'Spielt ein Gegner eine Gewinnkarte und gleich weitere hinterher, bevor sein Partner gespielt hat, so darf der Alleinspieler den Partner einen dieser Stiche gewinnen lassen, wenn er kann; die anderen Karten liegen offen.',
    'Eine zweite Karte dessen, der den Stich gerade gewinnt, liegt zu früh da; der Alleinspieler wird nach dem Stich gefragt. Zu früh ausgespielte Karten gehen zurück und liegen offen.',
  ],
  72: [
    'Hingeworfene Karten und Ansprüche',
    'Karten, die ein Gegner auf den Tisch wirft, liegen offen; sein Partner muss seine Hand nicht aufgeben. Karten des Alleinspielers werden nie gefordert. Beansprucht er Stiche, so kann man verlangen, dass er seine Karten aufdeckt, und was die Gegner dann zeigen, wird nicht gefordert.',
    'Die hingeworfene Hand liegt offen; ein Anspruch stellt beiden Gegnern eine Frage, und jeder darf die Karten offen verlangen. Solange sie offen ist, sind gezeigte Karten nur aufgedeckt. Ein bestrittener Anspruch wird ausgespielt.',
  ],
  73: [
    'Eine Auflage nicht befolgt',
    'Wer die geforderte Farbe ausspielen oder meiden, hoch oder niedrig spielen, den Stich gewinnen oder abgeben konnte und es nicht tat, haftet wie für eine Renonce, wenn es nicht berichtigt wird, bevor der Stich umgedreht und weggelegt ist.',
    'Wie eine Renonce festgehalten und wie eine verborgen. Wird die Karte rechtzeitig zurückgenommen, gilt die Auflage wieder, und die Karte des Gegners liegt offen (67).',
  ],
  74: [
    'Niemand muss falsch bedienen',
    'Niemand kann gezwungen werden, eine Karte zu spielen, die eine Renonce wäre.',
    'Bedienen geht vor jeder Auflage und jeder Forderung; die Auflage ist verbraucht, die geforderte Karte wartet (75).',
  ],
  75: [
    'Eine Forderung darf wiederholt werden',
    'Eine offene Karte darf immer wieder gefordert werden, bis sie gespielt ist.',
    'Eine Forderung gilt für einen Stich; solange sie gilt, wird keine andere Karte dieser Hand angenommen, außer die geforderte wäre eine Renonce.',
  ],
  76: [
    'Ein Gegner spielt außer der Reihe aus',
    'Der Alleinspieler darf die Karte offen liegen lassen oder eine Farbe fordern, sobald einer der Gegner ausspielt.',
    'Der Alleinspieler wird gefragt; die Frage entfällt, wenn alle drei anderen zugegeben haben (78). Die Farbe wird genannt, wenn ein Gegner ausspielt.',
  ],
  77: [
    'Der Alleinspieler spielt außer der Reihe aus',
    'Ein falsches Ausspiel des Alleinspielers, aus welcher Hand auch immer, kostet nichts; er darf es aber nicht mehr berichtigen, wenn die zweite Hand gespielt hat.',
    'Das Ausspiel gilt, und es geht von dort weiter; bis die nächste Hand spielt, darf er die Karte zurücknehmen.',
  ],
  78: [
    'Andere haben zugegeben',
    'Geben alle drei anderen auf ein falsches Ausspiel zu, so ist der Stich vollständig und gilt. Waren es nur einer oder zwei, so gehen ihre Karten zurück, und nur wer falsch ausgespielt hat, zahlt dafür.',
    'Zugegebene Karten gehen zurück, wenn der Alleinspieler wählt; die Entscheidung entfällt, wenn der Stich vollständig ist.',
  ],
  79: [
    'Nichts von der geforderten Farbe',
    'Hat, wer eine Farbe ausspielen soll, keine Karte davon, so ist die Strafe bezahlt.',
    'Mit der Karte, die stattdessen kommt, ist die Auflage verbraucht.',
  ],
  80: [
    'Vierte Hand vor der zweiten',
    'Spielt die vierte Hand, ein Gegner, vor der zweiten, so kann verlangt werden, dass die zweite ihre höchste oder niedrigste Karte der Farbe spielt oder den Stich gewinnt oder abgibt.',
    'Der Alleinspieler wird gefragt, gleich ob die dritte Hand gespielt hat, und die zweite wartet.',
  ],
  81: [
    'Ein ausgelassener Stich',
    'Gibt jemand, außer dem Tisch, zu einem Stich nicht zu und hat zum nächsten gespielt, so dürfen seine Gegner neu teilen lassen; lassen sie das Spiel gelten, zählt die übrige Karte zu jenem Stich und ist keine Renonce.',
    'Ein Stich mit drei Karten kann weggelegt werden, und niemand erfährt es. „Dem Stich fehlt eine Karte“ findet es; am Ende zeigt es die übrige Karte.',
  ],
  82: [
    'Zu viele Karten in einem Stich',
    'Wer zwei oder mehr Karten zu einem Stich spielt und es nicht berichtigt, haftet für die Renoncen, die daraus folgen. Wird es gefunden, geht die Karte zurück, und er haftet für das, was er inzwischen nicht bedient hat.',
    'Eine zweite Karte zum selben Stich mischt sich unbemerkt darunter. „Der Stich hat zu viele Karten“ bringt sie zurück; was inzwischen nicht bedient wurde, gilt als Renonce.',
  ],
  83: [
    'Die Renonce, und wann sie feststeht',
    'Eine Karte der ausgespielten Farbe zu haben und eine andere zu spielen ist eine Renonce (nicht für den Tisch). Sie steht fest, wenn die rechtmäßigen Gewinner den Stich umgedreht und weggelegt haben, oder wenn der Schuldige oder sein Partner zum nächsten Stich ausgespielt oder zugegeben hat, in der Reihe oder nicht.',
    'Das Programm weiß es sofort und sagt es niemandem, bis jemand darauf hinweist. Ein von der falschen Seite weggelegter Stich stellt nichts fest.',
  ],
  84: [
    'Die Strafe für eine Renonce',
    'Für eine feststehende Renonce des Alleinspielers schreiben die Gegner 150. Für eine der Gegner schreibt der Alleinspieler 150 oder nimmt drei Stiche, die seinen Kontrakt erfüllen können, aber keine Prämie bringen. Jede weitere Renonce derselben Seite kostet 100. Die schuldige Seite schreibt nur Honneurs und Chicane.',
    'Die berechtigte Seite wird gefragt, wenn eine feststehende Renonce gemeldet wird; gerechnet wird am Ende des Spiels.',
  ],
  85: [
    '„Keins davon, Partner?“',
    'Man darf den Partner fragen, ob er die Farbe, die er nicht bedient hat, wirklich nicht hat. Ist gefragt, bevor der Stich umgedreht und weggelegt ist, so stellt das Weglegen keine Renonce fest, und der Fehler darf berichtigt werden, außer die Antwort war nein oder diese Seite hat zum nächsten Stich gespielt.',
    'Gefragt und geantwortet. Nach „Keins“ kann die Karte nicht mehr zurückgenommen werden, und die Renonce steht fest.',
  ],
  86: [
    'Eine rechtzeitig berichtigte Renonce',
    'Wer nach einer Renonce gespielt hat, die berichtigt wird, darf seine Karte ändern; sie liegt nicht offen. War ein Gegner schuld, so darf der Alleinspieler dessen Karte offen liegen lassen oder seine höchste oder niedrigste der Farbe verlangen; vom Alleinspieler wird nichts verlangt.',
    'Die Karte wird zurückgenommen; dann wird der Alleinspieler gefragt, und der Stich wartet. Eine Strafe, die durch Worte des Tisches verwirkt ist (61), wird nicht gefragt.',
  ],
  87: [
    'Die Stiche durchsuchen',
    'Am Ende eines Spiels darf, wer eine Renonce meldet, die Stiche durchsuchen; sind sie vermischt, wird sie bewiesen, so gut es geht, und sie gilt als bewiesen, wenn die Beschuldigten nach der Meldung die Karten vermischen.',
    'Das Programm merkt sich jeden Stich und findet die Renonce selbst; niemand kann die Karten vermischen.',
  ],
  88: [
    'Eine Renonce wird rechtzeitig gemeldet',
    'Eine Renonce muss gemeldet werden, bevor für das nächste Spiel abgehoben wird.',
    'Mit dem Abheben enden die Ansprüche aus dem letzten Spiel; es wartet, solange über eine gemeldete Renonce zu entscheiden ist.',
  ],
  89: [
    'Renoncen beider Seiten',
    'Haben beide Seiten nicht bedient, so zählen nur Honneurs und Chicane; jede Renonce einer Seite nach ihrer ersten bringt der anderen 100.',
    'Gerechnet am Ende des Spiels.',
  ],
  90: [
    'Weggelegte Stiche',
    'Ein vollständiger Stich, umgedreht und weggelegt, wird bis zum Ende des Spiels nicht angesehen, außer um eine überzählige Karte zu finden.',
    'Während des Spiels zeigt der Bildschirm keinen weggelegten Stich.',
  ],
  91: [
    'Die Karten vorziehen',
    'Während ein Stich gespielt wird, oder vollständig und noch nicht berührt ist, darf jeder verlangen, dass die Karten vor die gezogen werden, die sie gespielt haben.',
    'Die Karten eines Stichs liegen immer vor ihren Spielern; „Die Karten vor, bitte“ hören alle, und es wird abgewiesen, wenn keine liegen.',
  ],
  92: [
    'Aufmerksam auf den Stich',
    'Sagt ein Gegner, bevor sein Partner spielt, dass der Stich ihm gehört, oder nennt oder zieht er ungefragt seine Karte, so darf der Alleinspieler den Partner seine höchste oder niedrigste der Farbe spielen oder den Stich gewinnen oder abgeben lassen.',
    '„Dieser Stich gehört uns“ macht aufmerksam; der Alleinspieler wird gefragt, und der Partner wartet.',
  ],
  93: [
    'Warnungen und Hinweise',
    'Ein Gegner darf seinen Partner warnen, der außer der Reihe ausspielen oder spielen will; weist er aber ohne Recht auf Spiel oder Ansagen hin, so darf der Alleinspieler von dem Gegner, der als nächster ausspielt, eine Farbe fordern.',
    '„Partner, du spielst nicht aus“ kostet nichts; „Auf das Geschehene hinweisen“ während des Spiels fragt den Alleinspieler.',
  ],
  94: [
    'Zeit zum Überlegen',
    'Wer eine Strafe verwirkt hat, muss der anderen Seite angemessene Zeit zur Wahl lassen.',
    'Niemand wird gedrängt, und für niemanden wird gewählt; wo das Spiel der Wahl zuvorkäme, wartet es.',
  ],
  95: [
    'Neue Karten',
    'Ein einzelnes neues Spiel Karten darf nur verlangt werden, wenn eines unvollständig ist; neue Karten werden gewählt, wie die Regel sagt.',
    NEVER_WORN,
  ],
  96: ['Beschädigte Karten', 'Eingerissene oder gezeichnete Karten werden ersetzt.', NEVER_WORN],
  97: [
    'Zuschauer',
    'Ein Zuschauer darf eine Frage entscheiden, wenn die Spieler einverstanden sind, sagt aber ungefragt nichts; eine Bemerkung über Anschreibung oder Strafe kann ihn den Einsatz kosten.',
    'Zuschauer sprechen untereinander und können nicht zu den Spielern sprechen.',
  ],
} as const satisfies Book;
