import type { Book } from '../catalogue.ts';
import { auction1913 } from './auction-1913.ts';
import { WHERE_CUT_FOR } from './how.ts';

/** Straight bridge of 1905 by number: subject, gist, how it is kept. What both codes say alike is written there once. */
export const bridge1905 = {
  1: [
    'Der Robber',
    'Wer zuerst zwei Partien gewinnt, gewinnt den Robber; gewinnt eine Seite die ersten zwei, wird keine dritte gespielt.',
    auction1913[1][2],
  ],
  2: [
    'Eine Partie sind dreißig Punkte aus Stichen',
    'Zur Partie gehören dreißig Punkte, die allein mit Stichen gemacht sind; Honneurs, Chicane und Schlemm zählen nicht dazu.',
    auction1913[2][2],
  ],
  3: [
    'Jedes Spiel wird zu Ende gespielt',
    'Jedes Spiel wird zu Ende gespielt, und was über dreißig hinausgeht, zählt mit.',
    auction1913[3][2],
  ],
  4: [
    'Was ein Stich zählt',
    'Jeder Stich über sechs zählt für die Seite, die ihn gewonnen hat: Pik 2, Treff 4, Karo 6, Cœur 8, ohne Trumpf 12.',
    'Für beide Seiten unter dem Strich angeschrieben, mal zwei für jedes Kontra (50).',
  ],
  5: auction1913[5],
  6: [
    'Was Honneurs zählen',
    'Honneurs zählen für den, der sie bekommen hat: drei so viel wie zwei Stiche, vier wie 4, fünf wie 5, vier in einer Hand wie 8 (9 mit dem fünften beim Partner), fünf in einer Hand wie 10; Asse 30, 40, oder 100 in einer Hand.',
    'Nach dem einfachen Wert eines Stichs; die Tabelle des Buchs hat bei Karo 64 statt 54, ein Druckfehler.',
  ],
  7: [
    'Großschlemm',
    'Dreizehn Stiche, solche aus einer Renonce nicht gerechnet, zählen vierzig zu den Honneurs.',
    'Gezählt nach den gespielten Stichen.',
  ],
  8: [
    'Kleinschlemm',
    'Zwölf so gewonnene Stiche zählen zwanzig zu den Honneurs.',
    'Gezählt nach den gespielten Stichen.',
  ],
  9: [
    'Chicane',
    'Eine Hand ohne Trümpfe zählt wie drei Honneurs: dazu, wenn ihre Seite Honneurs schreibt, sonst von denen der Gegner ab. Zwei Hände ohne Trümpfe nehmen den Gegnern den Wert von vieren.',
    auction1913[9][2],
  ],
  10: [
    'Kontra ändert an Honneurs nichts',
    'Honneurs, Schlemm und Chicane zählen gleich viel, ob in diesem Spiel kontriert war oder nicht.',
    auction1913[10][2],
  ],
  11: [
    'Die Abrechnung des Robbers',
    'Am Ende des Robbers werden alle Punkte jeder Seite zusammengezählt, die Gewinner schreiben hundert dazu, und der Unterschied ist Gewinn oder Verlust.',
    auction1913[11][2],
  ],
  12: [
    'Falsch angeschriebene Stiche',
    'Ein Fehler bei den Stichen wird berichtigt, bevor die Partie zu Ende ist: bis der Trumpf des nächsten Spiels bestimmt oder, bei der letzten Partie, der Robber anerkannt ist.',
    auction1913[12][2],
  ],
  13: [
    'Falsch angeschriebene Honneurs',
    'Ein Fehler bei Honneurs, Chicane oder Schlemm darf berichtigt werden, bis der Robber abgerechnet und anerkannt ist.',
    auction1913[12][2],
  ],
  14: [
    'Die Rangfolge beim Abheben',
    'Beim Abheben ist das Ass die niedrigste Karte.',
    `${WHERE_CUT_FOR} Das Programm vergleicht die Karten; das Ass gilt als eins. Farben haben keinen Rang: gleiche heben noch einmal ab, wo es darauf ankommt.`,
  ],
  15: auction1913[15],
  16: [
    'Mehr als eine Karte abgehoben',
    'Wer mehr als eine Karte zeigt, hebt noch einmal ab.',
    `${WHERE_CUT_FOR} Zusammen gezeigte Karten zählen nicht; es wird noch einmal abgehoben.`,
  ],
  17: [
    'Wer zuerst spielt',
    'Wer zuerst da ist, spielt zuerst; sind es mehr als vier, spielen die vier mit den niedrigsten Karten.',
    auction1913[17][2],
  ],
  18: auction1913[18],
  19: [
    'Die zwei niedrigsten gleich',
    'Sind die zwei niedrigsten Karten gleich, so heben diese beiden noch einmal um das Teilen ab.',
    `${WHERE_CUT_FOR} Die beiden heben unter sich noch einmal ab.`,
  ],
  20: [
    'Drei gleiche',
    'Drei gleiche heben noch einmal ab; die vierte Karte gilt als höchste oder niedrigste, was sie ist.',
    `${WHERE_CUT_FOR} Nur die gleichen heben noch einmal ab und werden dann nach der zweiten Karte gereiht. Auch gleiche in der Mitte tun es, obwohl die Regel sie nicht nennt.`,
  ],
  21: [
    'Ein voller Tisch',
    'Sechs Spieler machen einen vollen Tisch, und niemand hat ein Recht, dazuzukommen.',
    auction1913[19][2],
  ],
  22: [
    'Wer nachrückt',
    'Sind es mehr als sechs, so hat, wer es zuerst anmeldet, das erste Recht auf einen frei gewordenen Platz.',
    auction1913[20][2],
  ],
  23: auction1913[21],
  24: auction1913[22],
  25: [
    'Neue Tische',
    'An einem neuen Tisch kommt zuerst, wer zu keinem anderen gehört; die übrigen heben ab.',
    auction1913[23][2],
  ],
  26: [
    'Zwei Tische',
    'Wer an einem zweiten Tisch eintritt, verliert sein Recht am ersten, außer er macht damit einen neuen Tisch möglich.',
    auction1913[23][2],
  ],
  27: auction1913[26],
  28: auction1913[27],
  29: auction1913[28],
  30: auction1913[29],
  31: [
    'Wo das Spiel Karten liegt',
    'Das gemischte Spiel wird verdeckt links vom nächsten Teiler hingelegt.',
    auction1913[28][2],
  ],
  32: auction1913[31],
  33: auction1913[32],
  34: auction1913[33],
  35: auction1913[34],
  36: auction1913[35],
  37: ['Kein Vergeben', 'Vergeben gibt es nicht.', 'Das Programm teilt.'],
  38: [
    'Wann neu geteilt werden muss',
    'Falsche Reihenfolge, ein unvollständiges Spiel, eine darin aufgedeckte Karte, zu viele Karten in einer Hand und dergleichen verlangen neues Teilen.',
    auction1913[37][2],
  ],
  39: [
    'Wann neu geteilt werden darf',
    'Eine Karte, die beim Teilen aufgedeckt oder angesehen wird, gibt der anderen Seite das Recht, neu teilen zu lassen.',
    'Niemand berührt eine Karte, bevor alle ausgeteilt sind.',
  ],
  40: [
    'Neues Teilen verlangen',
    'Wer seine Karten angesehen hat, kann wegen einer beim Teilen aufgedeckten Karte kein neues Teilen verlangen; wird nicht neu geteilt, so wird die Karte nicht gefordert.',
    'Beim Teilen wird keine Karte aufgedeckt.',
  ],
  41: auction1913[38],
  42: [
    'Ein unvollständiges Spiel',
    'Stellt sich das Spiel Karten während des Spiels als unvollständig heraus, so ist dieses Spiel ungültig und kein früheres; derselbe Spieler teilt noch einmal.',
    'Jedes Mal wird ein ganzes Spiel Karten geteilt.',
  ],
  43: [
    'Außer der Reihe geteilt',
    'Teilen mit den falschen Karten wird vor der ersten Karte berichtigt, Teilen außer der Reihe vor dem nächsten Spiel.',
    auction1913[40][2],
  ],
  44: auction1913[41],
  45: [
    'Wer den Trumpf bestimmt',
    'Der Teiler bestimmt den Trumpf oder überlässt es seinem Partner, der es dann muss.',
    'Der Trumpf wird bestimmt oder überlassen; an der Reihe ist der Teiler, dann sein Partner.',
  ],
  46: [
    'Der Partner bestimmt den Trumpf ungebeten',
    'Bestimmt der Partner des Teilers den Trumpf, bevor es ihm überlassen war, so darf die Vorhand es gelten oder neu teilen lassen, bis etwas über Kontra gesagt ist.',
    'Die Vorhand wird gefragt; die Frage entfällt, wenn ein Gegner kontriert oder um das Ausspiel fragt, und der Trumpf gilt dann.',
  ],
  47: [
    'Die Wahl wird zurückgegeben',
    'Gibt der Partner des Teilers die Wahl des Trumpfs an den Teiler zurück, so darf die Vorhand neu teilen lassen oder ihn zwingen, den Trumpf zu bestimmen.',
    'Die Vorhand wird gefragt, und die Ansage wartet.',
  ],
  48: [
    'Ein Gegner sagt an',
    'Bestimmt ein Gegner des Teilers den Trumpf oder überlässt er die Wahl, so darf der Teiler, nachdem er seine Hand angesehen hat, neu teilen lassen oder weitermachen, als wäre nichts gesagt.',
    'Der Teiler wird gefragt, und die Ansage wartet.',
  ],
  49: [
    'Eine Ansage wird nicht geändert',
    'Ein einmal bestimmter Trumpf kann nicht geändert werden.',
    'Ein zweites Bestimmen und jedes Berichtigen wird abgewiesen.',
  ],
  50: [
    'Was Kontra bewirkt',
    'Jedes Kontra und Rekontra verdoppelt den Wert jedes Stichs über sechs noch einmal.',
    'Der Faktor des Kontrakts: 2, 4, 8 und weiter.',
  ],
  51: [
    'Wer zuerst kontrieren darf',
    'Ist der Trumpf bestimmt, darf die Vorhand als erste kontrieren; tut sie es nicht, so fragt sie ihren Partner, ob sie ausspielen darf, und er sagt ja oder kontriert.',
    '„Kontra“, „Darf ich ausspielen?“ und „Ja“; der Zug folgt dem Recht.',
  ],
  52: [
    'Wer rekontrieren darf',
    'Kontrieren die Gegner, so darf zuerst rekontrieren, wer den Trumpf bestimmt hat, oder sagen, dass er zufrieden ist; dann darf es sein Partner.',
    '„Rekontra“ und „Ich bin zufrieden“.',
  ],
  53: [
    'Wieder kontrieren',
    'Rekontriert die Seite des Teilers, so dürfen die Gegner wieder kontrieren, zuerst der, der zuerst kontriert hat.',
    'Der Zug geht an den letzten Kontrierenden dieser Seite, dann an seinen Partner.',
  ],
  54: [
    'Der Partner der Vorhand kontriert zu früh',
    'Kontriert der Spieler rechts vom Teiler, bevor sein Partner um das Ausspiel gefragt hat, so sagt, wer den Trumpf bestimmt hat, ob es gilt; gilt es, so wird weiter rekontriert.',
    'Gefragt wird, wer den Trumpf bestimmt hat, und die Ansage wartet. Ein zurückgewiesenes Kontra beendet das Kontrieren (55).',
  ],
  55: [
    'Kontrieren ohne Ende',
    'Es darf ohne Ende rekontriert werden; auf jeder Seite hat das erste Recht, wer zuletzt rekontriert hat, und gibt es seinem Partner, indem er zufrieden ist. Wer außer der Reihe rekontriert, braucht die Zustimmung des Gegners, der zuletzt kontriert hat; ein zurückgewiesenes beendet das Kontrieren. Beraten sich Partner darüber, so darf, wer den Trumpf bestimmt hat, oder die Vorhand neu teilen lassen.',
    'Der betroffene Gegner wird gefragt, und die Ansage wartet; „beraten“, solange kontriert wird, fragt die andere Seite.',
  ],
  56: [
    'Die Vorhand spielt aus, während rekontriert wird',
    'Spielt die Vorhand aus, bevor fertig kontriert ist, so darf ihr Partner nur rekontrieren, wenn der Gegner zustimmt, der zuletzt kontriert hat; die Seite des Teilers verliert kein Recht.',
    'Die Karte wartet als Ausspiel auf dem Tisch, bis fertig kontriert ist.',
  ],
  57: [
    'Das Spiel beginnt',
    'Gespielt wird, sobald „Darf ich ausspielen?“ mit ja beantwortet ist, oder sobald der Letzte, der noch kontrieren könnte, zufrieden ist.',
    'Das Spiel beginnt, und die Vorhand spielt aus.',
  ],
  58: [
    'Die Vorhand spielt aus, ohne zu fragen',
    'Spielt die Vorhand aus, ohne zu fragen, so darf ihr Partner nur kontrieren, wenn der zustimmt, der den Trumpf bestimmt hat.',
    'Die Karte wartet auf dem Tisch; ein Kontra fragt dann den, der den Trumpf bestimmt hat.',
  ],
  59: [
    'Der Partner der Vorhand fragt',
    'Fragt der Spieler rechts vom Teiler, ob er ausspielen darf, so verliert die Vorhand ihr Recht zu kontrieren nicht. Sein Kontra, bevor sein Partner gefragt hat, wird behandelt wie in 54.',
    'Die Frage wird gehört und bewirkt nichts; die Vorhand ist noch an der Reihe.',
  ],
  60: [
    'Der Partner der Vorhand spielt vor dem Spiel aus',
    'Spielt der Spieler rechts vom Teiler außer der Reihe aus, so darf, wer den Trumpf bestimmt hat, von der Vorhand eine Farbe fordern, und sie darf dann nur mit seiner Zustimmung kontrieren. Was über Kontra gesagt ist, bleibt.',
    'Wer den Trumpf bestimmt hat, wird gefragt, und die Karte geht zurück; ein Kontra der Vorhand fragt ihn noch einmal.',
  ],
  61: [
    'Der Tisch wird aufgelegt',
    'Sobald die Vorhand ausgespielt hat, legt der Partner des Teilers seine Karten offen hin, und der Teiler spielt sie ohne Hilfe.',
    auction1913[59][2],
  ],
  62: [
    'Was der Tisch darf',
    'Bis seine Karten liegen, ist der Partner des Teilers ein Spieler wie die anderen. Danach spielt er nicht mit, darf aber den Teiler nach einer nicht bedienten Farbe oder nach einer zu befolgenden Strafe fragen, auf einen unvollständigen oder an die falsche Seite gegangenen Stich hinweisen, eine ungerechtfertigte Strafe oder eine falsche Anschreibung berichtigen und über Tatsachen mitreden.',
    'Was der Tisch mit Karten, Ansagen und Ansprüchen täte, wird abgewiesen; fragen und aufmerksam machen darf er, und 63 sagt, was andere Worte kosten.',
  ],
  63: [
    'Der Tisch macht aufmerksam',
    'Weist der Tisch auf einen anderen strafbaren Vorfall hin, so kann der Teiler dafür keine Strafe mehr verlangen.',
    auction1913[61][2],
  ],
  64: [
    'Der Tisch schlägt eine Karte vor',
    'Schlägt der Tisch durch Berühren oder sonst eine seiner Karten vor, so darf jeder der Gegner, ohne sich mit dem anderen zu beraten, verlangen, dass der Teiler sie spielt oder nicht spielt.',
    'Der Tisch schlägt eine Karte vor; beide Gegner werden gefragt, und wer zuerst antwortet, entscheidet. Wer sich berät, verliert das Recht (97).',
  ],
  65: [
    'Renonce des Tisches',
    'Der Tisch zahlt nichts für eine Renonce; wird sie nicht bemerkt, bevor der Stich umgedreht und weggelegt ist, so bleibt sie stehen.',
    'Der Teiler kann die Karte des Tisches zurücknehmen, solange der Stich liegt; danach lässt sich nichts mehr dazu sagen.',
  ],
  66: [
    'Wann die Karte des Teilers gespielt ist',
    'Eine Karte der eigenen Hand ist gespielt, wenn der Teiler sie loslässt. Eine Karte des Tisches, die er nennt oder berührt, ist gespielt, außer er sagt, dass er ordnet.',
    'Eine aufgenommene Karte geht zurück; eine hingelegte oder am Tisch genannte ist gespielt. „Ich ordne“ spielt nichts. Sind es zwei auf einmal, wird der Teiler gefragt, welche gilt.',
  ],
  67: [
    'Eine Karte gezeigt, bevor der Trumpf bestimmt ist',
    'Zeigt der Teiler oder sein Partner nach dem Teilen und vor der Wahl des Trumpfs eine Karte, so darf die Vorhand, ohne sich zu beraten, neu teilen lassen.',
    'Die Vorhand wird gefragt, und die Ansage wartet.',
  ],
  68: [
    'Eine Karte vor dem Ausspiel gezeigt',
    'Zeigt irgendein Spieler nach dem Teilen und vor dem Ausspiel eine Karte, so verliert sein Partner das Recht zu kontrieren oder zu rekontrieren. War es der Partner des Ausspielenden, so darf der Teiler entweder die Karte fordern oder das Ausspiel ihrer Farbe verbieten.',
    'Der Partner darf nicht mehr kontrieren; der Teiler wird gefragt, wenn das Spiel beginnt, und das Ausspiel wartet. Karten anderer liegen offen und dürfen aufgenommen werden. Hat die Vorhand ausgespielt, bevor fertig kontriert war, gilt für gezeigte Karten 69.',
  ],
  69: [
    'Karten, die im Spiel offen liegen',
    'Jede Karte, die ein Gegner des Teilers zeigt, darf gefordert werden und bleibt offen auf dem Tisch.',
    auction1913[67][2],
  ],
  70: [
    'Was eine offene Karte ist',
    'Zwei oder mehr Karten auf einmal; eine Karte, die offen auf den Tisch fällt oder auf oder über ihm irgendwie zu sehen ist, gleich wie schnell sie weggenommen wird; eine so gehaltene, dass der Partner etwas davon sieht.',
    'Mehrere Karten auf einmal, eine gefallene, eine wem auch immer gezeigte Karte. Eine Karte nur zu nennen legt sie in diesem Regelwerk nicht offen.',
  ],
  71: [
    'Was keine offene Karte ist',
    'Eine Karte, die auf den Boden oder sonst unter den Tisch fällt, liegt nicht offen.',
    'Eine Karte auf dem Boden kostet nichts; sie bleibt ihres Besitzers.',
  ],
  72: [
    'Zwei oder mehr Karten auf einmal',
    'Spielt ein Gegner mehrere Karten auf einmal, so sagt der Teiler, welche zum Stich gehört; die anderen liegen offen und dürfen jederzeit gefordert werden.',
    'Der Teiler wird gefragt, und das Spiel wartet. Was eine Renonce wäre, kann nicht gewählt werden, solange eine andere davon bedient (79).',
  ],
  73: [
    'Gewinnkarten, ohne zu warten',
    'Spielt ein Gegner die beste Karte oder spielt er eine Gewinnkarte oder mehrere hintereinander aus, ohne auf seinen Partner zu warten, so darf der Teiler den Partner einen dieser Stiche gewinnen lassen, wenn er kann; die anderen Karten liegen offen.',
    'Eine zweite Karte dessen, der den Stich gerade gewinnt, liegt zu früh da; der Teiler wird nach dem Stich gefragt.',
  ],
  74: [
    'Hingeworfene Karten und der Anspruch des Teilers',
    'Karten, die ein Gegner auf den Tisch wirft, liegen offen; sein Partner muss seine Hand nicht aufgeben. Sagt der Teiler, dass der Rest ihm gehört, so werden Karten, die die Gegner im Glauben daran zeigen, nicht gefordert, wenn es nicht stimmt.',
    'Die hingeworfene Hand liegt offen; solange der Anspruch des Teilers offen ist, sind gezeigte Karten nur aufgedeckt. Ein bestrittener Anspruch wird ausgespielt.',
  ],
  75: [
    'Eine Auflage nicht befolgt',
    'Wer hoch oder niedrig spielen, die Farbe ausspielen, den Stich gewinnen oder abgeben konnte, wie verlangt, und es nicht tat, haftet wie für eine Renonce, wenn es nicht berichtigt wird, bevor der Stich umgedreht und weggelegt ist. Eine verbotene Farbe auszuspielen gehört nicht dazu.',
    'Wie eine Renonce festgehalten und wie eine verborgen. Wird die Karte rechtzeitig zurückgenommen, gilt die Auflage wieder, und die Karte des Gegners liegt offen (69).',
  ],
  76: [
    'Ein Gegner spielt außer der Reihe aus',
    'Der Teiler darf die falsch ausgespielte Karte fordern oder eine Farbe fordern, wenn einer der Gegner am Ausspiel ist.',
    'Der Teiler wird gefragt; die Frage entfällt, wenn alle drei anderen zugegeben haben (78). Die Karte, die gefordert werden soll, liegt offen.',
  ],
  77: [
    'Der Teiler spielt außer der Reihe aus',
    'Ein falsches Ausspiel des Teilers, aus welcher Hand auch immer, kostet nichts; er darf es aber nicht mehr berichtigen, wenn die zweite Hand gespielt hat.',
    'Das Ausspiel gilt, und es geht von dort weiter; bis die nächste Hand spielt, darf der Teiler die Karte zurücknehmen.',
  ],
  78: [
    'Andere haben zugegeben',
    'Geben alle drei anderen auf ein falsches Ausspiel zu, so ist der Stich vollständig und gilt. Waren es nur einer oder zwei, so gehen ihre Karten zurück, und nur wer falsch ausgespielt hat, zahlt dafür.',
    'Zugegebene Karten gehen zurück, wenn der Teiler wählt; die Entscheidung entfällt, wenn der Stich vollständig ist.',
  ],
  79: [
    'Niemand muss falsch bedienen',
    'Niemand wird je gezwungen, eine Karte zu spielen, die eine Renonce wäre.',
    'Bedienen geht vor jeder Auflage und jeder Forderung; die Auflage ist verbraucht, die geforderte Karte wartet (80).',
  ],
  80: [
    'Eine Forderung darf wiederholt werden',
    'Eine offene Karte darf zu jedem Stich gefordert werden, bis sie gespielt ist.',
    auction1913[75][2],
  ],
  81: auction1913[79],
  82: [
    'Vierte Hand vor der zweiten',
    'Spielt die vierte Hand vor ihrem Partner, während die dritte noch nicht gespielt hat, so kann verlangt werden, dass der Partner (nicht Tisch oder Teiler) seine höchste oder niedrigste Karte der Farbe spielt oder den Stich gewinnt oder abgibt.',
    'Der Teiler wird gefragt, und die zweite Hand wartet; hat die dritte gespielt, wird nichts gefragt.',
  ],
  83: [
    'Ein ausgelassener Stich',
    'Gibt jemand, außer dem Tisch, zu einem Stich nicht zu und hat zum nächsten gespielt, so dürfen die Gegner neu teilen lassen; lassen sie das Spiel gelten, zählt die übrige Karte zu jenem Stich und ist keine Renonce.',
    auction1913[81][2],
  ],
  84: [
    'Zu viele Karten in einem Stich',
    'Wer zwei Karten zu einem Stich spielt oder eine Karte unter einen Stich mischt, zu dem sie nicht gehört, haftet für die Renoncen, die daraus folgen. Wird es während des Spiels gefunden, geht die Karte zurück, und er haftet für das, was er inzwischen nicht bedient hat.',
    auction1913[82][2],
  ],
  85: [
    'Die Renonce',
    'Eine Karte der ausgespielten Farbe zu haben und eine andere zu spielen ist eine Renonce (nicht für den Tisch). Ihre Strafe geht allem anderen Zählen vor.',
    'Das Programm weiß es sofort und sagt es niemandem, bis jemand darauf hinweist; Stiche werden genommen, bevor gezählt wird.',
  ],
  86: [
    'Wann eine Renonce feststeht',
    'Eine Renonce steht fest, wenn ihr Stich umgedreht und weggelegt ist, oder wenn der Schuldige oder sein Partner zum folgenden Stich ausgespielt oder zugegeben hat, in der Reihe oder nicht.',
    'Fest steht sie, wer auch immer den Stich weglegt, nicht nur durch seine Gewinner.',
  ],
  87: [
    'Die Strafe für eine Renonce',
    'Für jede Renonce kommen drei Stiche der schuldigen Seite zu denen der Gegner.',
    'Die andere Seite wird gefragt, wenn eine feststehende Renonce gemeldet wird; gerechnet wird am Ende des Spiels.',
  ],
  88: [
    'Wo die Strafe zählt',
    'Die Strafe betrifft nur die Punkte der Partie, in der die Renonce geschah.',
    'Nur das Spiel, in dem sie geschah, wird neu gezählt.',
  ],
  89: [
    'Die schuldige Seite kann die Partie nicht gewinnen',
    'Eine Seite, die nicht bedient hat, kann mit diesem Spiel die Partie nicht gewinnen: was sie auch hatte, sie kommt nicht über achtundzwanzig.',
    'Ihre Stichpunkte werden so gekürzt, dass unter dem Strich höchstens 28 stehen.',
  ],
  90: auction1913[85],
  91: [
    'Eine rechtzeitig berichtigte Renonce',
    'Wer nach einer Renonce gespielt hat, die berichtigt wird, darf seine Karte ändern; sie liegt nicht offen. War ein Gegner schuld, so liegt seine Karte offen und darf gefordert werden, oder der Teiler verlangt seine höchste oder niedrigste der Farbe.',
    'Die Karte wird zurückgenommen; dann wird der Teiler gefragt, und der Stich wartet. Eine Strafe, die durch Worte des Tisches verwirkt ist (63), wird nicht gefragt.',
  ],
  92: [
    'Der Teiler berichtigt eine Renonce',
    'Haben beide Gegner zum Stich gespielt, so darf die Vorhand vom Teiler, der seine Renonce berichtigt, seine höchste oder niedrigste Karte der Farbe verlangen; nicht, wenn er in vierter Hand ist, und nie vom Tisch.',
    'Die Vorhand wird gefragt, und der Stich wartet.',
  ],
  93: auction1913[87],
  94: auction1913[88],
  95: [
    'Renoncen beider Seiten',
    'Haben Spieler beider Seiten nicht bedient, so kann keine mit diesem Spiel die Partie gewinnen.',
    'Die Grenze von 89 gilt für beide.',
  ],
  96: [
    'Mehrere Renoncen',
    'Die Strafe darf für jede Renonce eines Spiels verlangt werden, beträgt aber höchstens dreizehn Stiche.',
    'Drei Stiche für jede, zusammen nicht mehr als dreizehn und nicht mehr, als die Seite gewonnen hat.',
  ],
  97: [
    'Keine Beratung über Strafen',
    'Partner beraten sich nicht über eine Strafe; tun sie es, so gilt sie als bezahlt.',
    'Berät sich, wer wählen darf, mit seinem Partner, oder dieser mit ihm, so ist die offene Frage zu Ende.',
  ],
  98: auction1913[90],
  99: auction1913[91],
  100: [
    'Aufmerksam auf den Stich',
    'Sagt ein Gegner, bevor sein Partner spielt, dass der Stich ihm gehört, oder nennt oder zieht er ungefragt seine Karte, so darf der Teiler den Partner seine höchste oder niedrigste der Farbe spielen oder den Stich gewinnen oder abgeben lassen.',
    '„Dieser Stich gehört uns“ macht aufmerksam; der Teiler wird gefragt, und der Partner wartet.',
  ],
  101: [
    'Warnungen und Hinweise',
    'Ein Gegner darf seinen Partner warnen, der außer der Reihe ausspielen will; weist er aber ohne Recht auf einen Vorfall des Spiels hin, so darf der Teiler von dem Gegner, der als nächster ausspielt, eine Farbe fordern.',
    '„Partner, du spielst nicht aus“ kostet nichts; „Auf das Geschehene hinweisen“ fragt den Teiler.',
  ],
  102: [
    'Zeit zum Überlegen, und die falsche Strafe',
    'Der Schuldige lässt angemessene Zeit zur Wahl; wird aber eine falsche Strafe verlangt, so kann keine erzwungen werden.',
    'Niemand wird gedrängt, und für niemanden wird gewählt. Eine Strafe zu verlangen, die nicht zur Wahl steht, beendet die Entscheidung.',
  ],
  103: [
    'Was der Partner der Vorhand sagen darf',
    'Er darf der Vorhand sagen, dass eine Strafe verwirkt ist, und nicht mehr; schlägt er sie vor oder verlangt er sie, so ist das eine Beratung, und sie ist verloren.',
    '„Das war regelwidrig“ zu sagen ist frei. Wer wählt, wo sein Partner wählen darf, beendet die Frage.',
  ],
  104: [
    'Neue Karten',
    'Ein einzelnes neues Spiel Karten darf nur verlangt werden, wenn eines unvollständig ist; neue Karten werden bezahlt und gewählt, wie die Regel sagt.',
    auction1913[95][2],
  ],
  105: auction1913[96],
  106: auction1913[97],
  107: [
    'Die Pik-Vereinbarung',
    'Wo vereinbart ist, Pik nicht zu spielen, wird ein nicht kontriertes Pik nur gespielt, wenn eine Seite zwanzig hat; sonst schreibt die Seite des Teilers zwei. Fragt der Partner der Vorhand um das Ausspiel oder spielt er außer der Reihe aus, oder spielt die Vorhand aus, ohne zu fragen, so nimmt, wer den Trumpf bestimmt hat, zwei Punkte oder fordert eine Farbe und lässt spielen. Ein Kontra vor der Frage darf er annehmen, und gespielt wird dann auf jeden Fall.',
    'Eine Regel des Tisches (Pik ohne Kontra wird nicht ausgespielt); sie steht ohne Nummer nach den Regeln.',
  ],
} as const satisfies Book;
