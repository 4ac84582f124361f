import type { Book } from '../catalogue.ts';
import { COUNTED_HERE, NEVER_WORN, PLAYED_ELSEWHERE, SHUFFLED_HERE, WHERE_CUT_FOR } from './how.ts';

/** Auction bridge of 1913 by number: subject, gist, how it is kept. */
export const auction1913 = {
  1: [
    'Le robre',
    'Le camp qui gagne le premier deux manches gagne le robre ; si les deux premières en décident, on ne joue pas la troisième.',
    'Le robre est fini dès qu’un camp a deux manches ; la coupe suivante en commence un autre.',
  ],
  2: [
    'Une manche vaut trente points de levées',
    'La manche demande trente points faits par les levées seules ; honneurs, chicane, chelems, primes et levées de chute n’y comptent pas.',
    'Seul ce qui est sous la ligne est comparé à trente.',
  ],
  3: [
    'Chaque donne est jouée jusqu’au bout',
    'Chaque donne se joue jusqu’au bout, et ce qui dépasse trente compte aussi.',
    'Le jeu ne finit qu’à la dernière carte, à une réclamation admise ou à une concession ; les points en plus restent marqués.',
  ],
  4: [
    'Ce que vaut une levée',
    'Quand le déclarant gagne ce qu’il a annoncé, chaque levée au-dessus de six compte : pique 2, trèfle 6, carreau 7, cœur 8, pique royal 9, sans atout 10.',
    'Levées au-dessus de six par la valeur de la couleur, par deux ou quatre si c’est contré ou surcontré (53).',
  ],
  5: [
    'Ce que sont les honneurs',
    'Les honneurs sont l’as, le roi, la dame, le valet et le dix d’atout ; sans atout, les quatre as.',
    'Comptés dans les mains telles que données.',
  ],
  6: [
    'Ce que valent les honneurs',
    'Les honneurs comptent au-dessus de la ligne pour qui les a reçus : trois valent 2 levées, quatre 4, cinq 5, quatre dans une main 8 (9 avec le cinquième chez le partenaire), cinq dans une main 10 ; les as sans atout 30, 40, ou 100 dans une main.',
    'Marqués à chaque donne dont les mains sont connues, quel que soit le joueur et le résultat.',
  ],
  7: [
    'Grand chelem',
    'Le camp qui gagne les treize levées, sans celles prises pour une renonce, ajoute quarante à ses honneurs.',
    'Compté d’après les levées jouées ; un camp fautif d’une renonce ne peut le marquer (84).',
  ],
  8: [
    'Petit chelem',
    'Douze levées ainsi gagnées ajoutent vingt aux honneurs.',
    'Compté d’après les levées jouées ; un camp fautif d’une renonce ne peut le marquer (84).',
  ],
  9: [
    'La chicane',
    'Une main sans atout vaut trois honneurs : ajoutés à ceux de son camp s’il en marque, sinon retirés à l’adversaire. Les deux mains sans atout retirent aux adversaires la valeur de quatre.',
    'Comptée dans les mains telles que données, à côté des honneurs.',
  ],
  10: [
    'Le contre laisse les honneurs',
    'Honneurs, chelems et chicane comptent autant, que l’annonce ait été contrée ou non.',
    'Leur valeur se prend sur la levée non contrée.',
  ],
  11: [
    'Le compte du robre',
    'À la fin on additionne les levées et les honneurs de chaque camp, les gagnants du robre ajoutent 250, et la différence est la valeur du robre.',
    'Montré avec la feuille de marque quand le robre est fini ; la différence peut être négative pour les gagnants des manches.',
  ],
  12: [
    'Honneurs mal marqués',
    'Une erreur prouvée dans les honneurs peut être corrigée jusqu’à ce que le robre soit compté et admis.',
    COUNTED_HERE,
  ],
  13: [
    'Levées mal marquées',
    'Une erreur prouvée dans les levées peut être corrigée avant la fin de la manche : jusqu’à ce qu’on ait annoncé dans la suivante ou, à la dernière, que le résultat soit admis.',
    COUNTED_HERE,
  ],
  14: [
    'Le rang au tirage',
    'Au tirage l’as est la plus basse carte ; à égalité le cœur est le plus bas, puis le carreau, le trèfle et le pique.',
    `${WHERE_CUT_FOR} La table compare les cartes tirées ; l’as compte pour un. À égalité la couleur décide.`,
  ],
  15: [
    'Un seul jeu pour tirer',
    'Tous tirent du même jeu.',
    'Un jeu fraîchement mêlé est étalé pour tous ; une carte tirée n’y est plus.',
  ],
  16: [
    'Plus d’une carte tirée',
    'Qui montre plus d’une carte a tiré la plus haute.',
    `${WHERE_CUT_FOR} Des cartes nommées, la plus haute compte.`,
  ],
  17: [
    'Qui joue d’abord',
    'Les premiers arrivés jouent d’abord ; à plus de quatre de droit égal, jouent les quatre plus basses cartes.',
    'Qui s’assied d’abord joue d’abord ; les autres regardent et peuvent s’inscrire.',
  ],
  18: [
    'Partenaires et donneur',
    'Les deux plus basses cartes jouent contre les deux plus hautes ; la plus basse donne d’abord et choisit jeu et place.',
    `${WHERE_CUT_FOR} Chacun tire une carte ; la plus basse choisit sa place, son partenaire s’assied en face, l’adversaire le plus bas à sa gauche. Ailleurs les joueurs s’asseyent comme ils veulent, et Nord ou la place que l’hôte désigne donne d’abord.`,
  ],
  19: [
    'Une table complète',
    'Six joueurs font une table complète.',
    'Quatre sont assis et deux peuvent s’inscrire pour entrer après un robre ; les suivants attendent que quelqu’un parte pour de bon.',
  ],
  20: [
    'Le droit de succéder',
    'Le premier à l’annoncer a le premier droit à une place libre.',
    'Les noms restent dans l’ordre d’inscription, et une place libre va au premier.',
  ],
  21: [
    'Qui sort',
    'Quand d’autres veulent entrer après un robre, sortent ceux qui ont joué le plus de robres de suite ; à égalité, les plus hautes cartes.',
    `${WHERE_CUT_FOR} Quand un robre est fini et que quelqu’un veut entrer, sortent ceux qui ont joué plus de robres de suite ; les égaux tirent.`,
  ],
  22: [
    'S’annoncer pour entrer',
    'Qui veut entrer le dit avant que quiconque ne tire pour le robre ou pour sortir.',
    'Compte qui s’inscrit avant que la première carte ne soit tirée.',
  ],
  23: [
    'Nouvelles tables',
    'À une nouvelle table, ceux qui n’ont pas joué ailleurs passent d’abord ; les autres tirent.',
    PLAYED_ELSEWHERE,
  ],
  24: [
    'Qui a aidé à former une table',
    'Les joueurs qui ont quitté une table pour en compléter une autre y sortent les derniers.',
    PLAYED_ELSEWHERE,
  ],
  25: [
    'Deux tables',
    'Qui entre à une seconde table perd son droit à la première, à moins d’avoir aidé à la former.',
    PLAYED_ELSEWHERE,
  ],
  26: [
    'Un remplaçant',
    'Un joueur qui doit partir en plein robre peut, avec l’accord des trois autres, nommer un remplaçant jusqu’à la fin.',
    'Un joueur, ou un autre s’il est parti, demande que quelqu’un joue pour lui ; si les trois autres l’acceptent, un spectateur peut s’asseoir à sa place. Le robre fini, la place est de nouveau à lui.',
  ],
  27: ['Rompre une table', 'Quand un joueur rompt une table, les autres ont priorité ailleurs.', PLAYED_ELSEWHERE],
  28: ['Comment on mêle', 'On ne mêle ni sous la table ni en laissant voir une carte.', SHUFFLED_HERE],
  29: [
    'Qui mêle',
    'Le partenaire du donneur ramasse et mêle d’abord, chacun le peut après lui, le donneur en dernier.',
    SHUFFLED_HERE,
  ],
  30: [
    'Où est le jeu',
    'Le jeu mêlé reste face cachée à gauche du prochain donneur et n’est pas touché.',
    SHUFFLED_HERE,
  ],
  31: [
    'L’ordre de la donne',
    'Chacun donne à son tour, vers la gauche.',
    'Le prochain donneur est celui de gauche ; après une donne nulle le même redonne.',
  ],
  32: [
    'La coupe',
    'Le joueur à droite du donneur coupe, en laissant au moins quatre cartes dans chaque paquet.',
    'Personne d’autre ne peut couper, et la coupe commence la donne.',
  ],
  33: [
    'Une seule coupe',
    'Le jeu séparé, il ne peut ni mêler ni couper encore.',
    'La coupe commence la donne aussitôt.',
  ],
  34: [
    'Mêler après la coupe',
    'Si le donneur mêle après la coupe, on coupe de nouveau.',
    'La donne suivante est fixée et scellée avant la coupe ; le sceau est publié, et chacun peut vérifier après.',
  ],
  35: [
    'Face cachée',
    'Les cinquante-deux cartes sont données face cachée ; la donne finit avec la dernière.',
    SHUFFLED_HERE,
  ],
  36: [
    'La maldonne',
    'Après une maldonne le même joueur redonne.',
    'Il n’y a pas de maldonne. Une donne qu’une loi annule est redonnée par le même joueur.',
  ],
  37: [
    'Quand il faut redonner',
    'Une rotation fausse, un jeu imparfait, une carte retournée ou exposée en donnant, trop de cartes dans une main et autres obligent à redonner.',
    'La table donne une à une les cartes d’un jeu entier ; rien de cela ne peut arriver.',
  ],
  38: [
    'Une main trop courte',
    'Un joueur, hormis le mort, qui a trop peu de cartes et ne s’en aperçoit qu’après avoir joué répond d’une renonce comme si la carte manquante avait été dans sa main.',
    'Chaque main reçoit treize cartes. Une carte tombée par terre reste à son propriétaire : pour juger d’une renonce, il est censé l’avoir.',
  ],
  39: [
    'Un jeu incorrect',
    'Un jeu reconnu incorrect pendant le jeu annule cette donne et aucune marque antérieure ; de même des mains avec trop et trop peu de cartes.',
    'Chaque donne est un jeu entier, treize cartes à chacun.',
  ],
  40: [
    'Donner hors tour',
    'Une donne hors tour, ou avec le mauvais jeu, est corrigée avant la dernière carte, sinon elle est maintenue.',
    'La table sait à qui est la donne.',
  ],
  41: [
    'Donner pour le partenaire',
    'Personne ne coupe, ne mêle ni ne donne pour son partenaire sans la permission des adversaires.',
    'Seul le joueur à droite du donneur peut couper.',
  ],
  42: [
    'Le donneur doit annoncer',
    'Le donneur parle d’abord et doit s’engager à une levée au moins au-dessus de six, dans une couleur ou sans atout.',
    'Un donneur qui passe ou contre avant d’avoir annoncé est refusé.',
  ],
  43: [
    'Ce qu’on peut dire à son tour',
    'Après le donneur chacun à son tour, vers la gauche, peut passer, annoncer plus haut, contrer la dernière annonce ou surcontrer ; 54 dit qui peut contrer quoi.',
    'Le tour va à gauche après chaque annonce ; 49 et 57 jugent des annonces hors tour, 50 d’une annonce trop basse.',
  ],
  44: [
    'Quelle annonce est plus haute',
    'Les annonces se rangent par points ; à points égaux, celle de plus de levées est plus haute : trois piques passent donc un trèfle.',
    'Quarante-deux annonces en un seul ordre : les points, puis les levées. Ce qui n’est pas plus haut est insuffisant (50).',
  ],
  45: [
    'Surenchérir',
    'On peut surenchérir sur les adversaires et le partenaire autant de fois qu’on veut, mais plus sur sa propre annonce quand trois autres ont passé.',
    'Trois passes après une annonce la rendent définitive ; personne n’est plus interrogé.',
  ],
  46: [
    'Qui joue la donne',
    'Qui a fait l’annonce finale joue les deux mains, à moins que son partenaire n’ait nommé cette couleur avant lui, quoi qu’on ait annoncé entre-temps.',
    'Lu dans les annonces quand elles finissent.',
  ],
  47: [
    'Réussi ou chuté',
    'Le déclarant qui gagne ce qu’il a annoncé marque toutes ses levées au-dessus de six. S’il chute, personne ne marque pour la manche, et les adversaires marquent 50 au-dessus de la ligne par levée manquante ; 100 si c’est contré, 200 surcontré.',
    'Marqué à la fin de la donne.',
  ],
  48: [
    'Un pique du donneur',
    'Le donneur laissé à son un pique d’ouverture ne peut perdre plus de 100, contré ou non, sauf surcontre. Les honneurs se marquent comme toujours.',
    'La chute est limitée à 100.',
  ],
  49: [
    'Annonce hors tour',
    'Quand un joueur annonce hors tour, l’un ou l’autre adversaire peut exiger une nouvelle donne ou maintenir l’annonce ; les annonces repartent alors de là. Passer hors tour ne coûte rien.',
    'Les adversaires sont interrogés et les annonces attendent ; le premier qui répond décide (décision 1 : ils peuvent se consulter).',
  ],
  50: [
    'Annonces insuffisantes et impossibles',
    'L’un ou l’autre adversaire peut la faire pénaliser s’il parle avant que son camp n’ait de nouveau annoncé. Insuffisante, elle doit être relevée ; impossible, elle compte pour toutes les levées ; le partenaire ne peut plus annoncer avant qu’un adversaire n’annonce ou ne contre. Contre une annonce impossible ils peuvent aussi prendre une nouvelle donne, ou leur propre dernière annonce pour définitive.',
    'Les adversaires sont interrogés ; la question tombe quand l’un d’eux annonce, et l’annonce reste comme elle a été faite.',
  ],
  51: [
    'Renseigner sur les annonces',
    'L’annonce définitive faite, un adversaire ne peut rien dire à son partenaire d’une précédente ; s’il le fait, le déclarant peut demander une couleur à celui des deux qui entamera le premier. On peut toujours demander quelle fut l’annonce définitive.',
    '« Signaler ce qui s’est passé », dit avant la première carte. Le contrat est sur tous les écrans.',
  ],
  52: [
    'Corriger une annonce',
    'Une annonce peut être corrigée jusqu’à celle du joueur suivant ; ensuite elle ne se change plus.',
    '« Je veux dire… » remplace sa propre dernière annonce. Cela met aussi fin à une question ouverte sur elle, mais pas après qu’une pénalité a été exigée (décision 2).',
  ],
  53: [
    'Ce que fait le contre',
    'Contrée, chaque levée au-dessus de six vaut le double, surcontrée le quadruple ; le rang des annonces ne change pas.',
    'Cela multiplie ce qui est marqué ; le rang des annonces reste.',
  ],
  54: [
    'Qui peut contrer quoi',
    'Une annonce peut être contrée une fois et surcontrée une fois. Personne ne contre l’annonce ni ne surcontre le contre de son partenaire ; il n’y a pas de pénalité pour cela.',
    'Un contre ou surcontre non permis vaut passe, et c’est écrit (décision 6).',
  ],
  55: [
    'Le contre rouvre les annonces',
    'Après un contre ou un surcontre chacun, même le déclarant et son partenaire, peut annoncer plus haut à son tour.',
    'Il faut de nouveau trois passes après chaque contre ou surcontre.',
  ],
  56: [
    'La prime d’une annonce contrée et réussie',
    'Le déclarant contré qui réussit marque 50 au-dessus de la ligne, et 50 par levée de plus ; le double si c’était surcontré.',
    'Marqué à la fin de la donne, d’après les levées jouées.',
  ],
  57: [
    'Contre hors tour',
    'Quand un joueur contre hors tour, l’un ou l’autre adversaire peut exiger une nouvelle donne.',
    'Les adversaires sont interrogés et les annonces attendent ; un surcontre hors tour est traité de même.',
  ],
  58: [
    'Le jeu commence',
    'L’annonce devenue définitive, le joueur à gauche du déclarant entame.',
    'C’est à la gauche du déclarant ; si un autre entame, 76 ou 77 en jugent.',
  ],
  59: [
    'Le mort est étalé',
    'Dès l’entame, le partenaire du déclarant étale ses cartes face visible, et le déclarant les joue.',
    'Le mort est étalé quand la bonne entame est là ; une fausse n’étale rien avant d’être réglée ou la levée complète.',
  ],
  60: [
    'Ce que peut faire le mort',
    'Jusqu’à ce que ses cartes soient étalées, le partenaire du déclarant est un joueur comme les autres. Ensuite il ne prend plus part au jeu, mais peut demander au déclarant s’il n’a pas de la couleur, signaler une levée de trop ou de trop peu de cartes ou prise par le mauvais camp, corriger une pénalité indue ou une marque fausse, et discuter d’un fait.',
    'Ses actes de cartes, d’annonces et de réclamations sont refusés ; il peut demander et attirer l’attention, et 61 dit ce que coûtent d’autres mots.',
  ],
  61: [
    'Le mort signale une irrégularité',
    'Si le mort signale un autre incident punissable, le déclarant ne peut plus en exiger la pénalité.',
    'Une décision en cours sur cet incident prend fin, et une renonce que le mort réclame pendant le jeu ne coûte rien. Le jeu fini, il peut de nouveau parler.',
  ],
  62: [
    'Le mort suggère une carte',
    'Si le mort suggère, en la touchant ou autrement, une de ses cartes, l’un ou l’autre adversaire peut exiger que le déclarant la joue ou ne la joue pas.',
    'Le mort suggère une de ses cartes ; les deux adversaires sont interrogés et le premier qui répond décide. Les autres cartes du mort sont alors refusées, sauf si le choix était une renonce.',
  ],
  63: [
    'Renonce du mort',
    'Le mort ne paie rien pour une renonce ; si elle n’est pas trouvée avant que la levée soit retournée et rangée, par quelque camp que ce soit, elle reste.',
    'Le déclarant peut reprendre la carte du mort tant que la levée est sur la table ; ensuite on n’en peut plus rien dire.',
  ],
  64: [
    'Quand la carte du déclarant est jouée',
    'Une carte de sa propre main est jouée quand le déclarant la lâche. Une carte du mort qu’il nomme ou touche est jouée, à moins qu’il ne dise qu’il arrange ; de plusieurs touchées ensemble, il choisit.',
    'Une carte prise en main peut être remise ; posée, ou nommée au mort, elle est jouée. « J’arrange » ne joue rien. Deux à la fois, de l’une ou l’autre main, font demander au déclarant laquelle est jouée.',
  ],
  65: [
    'Carte exposée avant la fin des annonces',
    'Si un joueur entame ou expose une carte pendant les annonces, son partenaire ne peut plus annoncer ni contrer dans cette donne, et la carte peut être demandée. Si ce partenaire a la première entame, le déclarant peut lui interdire la couleur de la carte.',
    'Le partenaire est exclu aussitôt ; la question de la couleur vient quand l’annonce est définitive. Les cartes du camp qui joue alors la donne sont reprises.',
  ],
  66: [
    'Carte exposée avant l’entame',
    'Si le partenaire de celui qui entame expose une carte après l’annonce définitive et avant l’entame, le déclarant peut interdire l’entame de sa couleur et demander la carte ; une carte exposée par celui qui entame peut être demandée.',
    'La carte reste exposée ; le déclarant est interrogé sur la couleur et l’entame attend.',
  ],
  67: [
    'Cartes exposées pendant le jeu',
    'Toute carte qu’un adversaire du déclarant expose après la première entame peut être demandée et reste face visible sur la table.',
    'La carte est devant son propriétaire, qui la joue à son gré tant qu’elle n’est pas demandée ; il ne peut la reprendre en main.',
  ],
  68: [
    'Ce qu’est une carte exposée',
    'Deux cartes ou plus jouées à la fois ; une carte tombée face visible sur la table, si vite qu’on la reprenne ; une carte tenue de sorte que le partenaire en voie quelque chose ; une carte qu’un adversaire dit avoir, lui ou son partenaire.',
    'Plusieurs cartes posées à la fois, une carte tombée sur la table, montrée au partenaire ou mentionnée. Ce qu’on dit d’une carte que le partenaire n’a pas n’expose rien.',
  ],
  69: [
    'Ce qui n’est pas une carte exposée',
    'Une carte tombée sous la table, ou vue d’un adversaire seulement, n’est pas exposée.',
    'Une carte tombée par terre ou montrée à un adversaire ne coûte rien ; elle reste à son propriétaire.',
  ],
  70: [
    'Deux cartes ou plus à la fois',
    'Quand un adversaire joue plusieurs cartes à la fois, le déclarant dit laquelle va à la levée ; les autres sont exposées.',
    'Le déclarant est interrogé et le jeu attend. Une carte qui serait une renonce ne peut être choisie tant qu’une autre fournit (74).',
  ],
  71: [
    'Cartes maîtresses entamées sans attendre',
    'Si un adversaire joue ou entame une carte maîtresse et continue avec d’autres avant que son partenaire n’ait joué, le déclarant peut faire gagner au partenaire une de ces levées, s’il le peut ; les autres cartes sont exposées.',
    'Une seconde carte de celui qui gagne la levée est là trop tôt ; le déclarant est interrogé sur la levée. Les cartes entamées trop tôt sont reprises, exposées.',
  ],
  72: [
    'Cartes jetées et réclamations',
    'Les cartes qu’un adversaire jette sur la table sont exposées ; son partenaire ne peut être forcé d’abandonner sa main. Les cartes du déclarant ne sont jamais demandées. S’il réclame des levées, on peut exiger qu’il montre ses cartes, et ce que les adversaires exposent alors n’est pas demandé.',
    'Jeter sa main l’expose ; une réclamation interroge les deux adversaires, et chacun peut exiger les cartes sur table. Tant qu’elle est ouverte, leurs cartes montrées sont seulement visibles. Contestée, elle se joue.',
  ],
  73: [
    'Une obligation non tenue',
    'Qui aurait pu entamer ou éviter la couleur, jouer haut ou bas, gagner ou perdre la levée comme on l’exigeait, et ne l’a pas fait, répond comme d’une renonce, sauf correction avant que la levée soit retournée et rangée.',
    'Notée comme une renonce et cachée comme elle. La carte reprise à temps, l’obligation vaut de nouveau, et la carte de l’adversaire reste exposée (67).',
  ],
  74: [
    'Personne n’est forcé à la renonce',
    'Un joueur ne peut être forcé de jouer une carte qui serait une renonce.',
    'Fournir passe avant toute obligation et toute carte demandée ; l’obligation est épuisée, la carte demandée attend (75).',
  ],
  75: [
    'Une demande peut être répétée',
    'Une carte exposée peut être demandée encore et encore jusqu’à ce qu’elle soit jouée.',
    'Une demande vaut pour une levée ; tant qu’elle vaut, aucune autre carte de cette main n’est acceptée, sauf si la carte demandée était une renonce.',
  ],
  76: [
    'Un adversaire entame hors tour',
    'Le déclarant peut laisser la carte exposée, ou demander une couleur dès que l’un des adversaires doit entamer.',
    'Le déclarant est interrogé ; la question tombe quand les trois autres ont fourni à la fausse entame (78). La couleur est nommée quand un adversaire doit entamer.',
  ],
  77: [
    'Le déclarant entame hors tour',
    'Une fausse entame du déclarant, de l’une ou l’autre main, ne coûte rien ; mais il ne peut plus la corriger quand la deuxième main a joué.',
    'L’entame est maintenue et le tour continue de là ; jusqu’à ce que la main suivante joue, il peut reprendre la carte.',
  ],
  78: [
    'D’autres ont fourni à une fausse entame',
    'Si les trois autres fournissent à une entame hors tour, la levée est complète et reste. Si un ou deux seulement l’ont fait, leurs cartes sont reprises et seul paie celui qui a mal entamé.',
    'Les cartes fournies reviennent quand le déclarant choisit ; la décision tombe quand la levée est complète.',
  ],
  79: [
    'Rien de la couleur demandée',
    'Si le joueur à qui l’on demande une couleur n’en a pas, la pénalité est payée.',
    'L’obligation est épuisée par la carte qu’il entame à la place.',
  ],
  80: [
    'La quatrième main avant la deuxième',
    'Si la quatrième main, un adversaire, joue avant la deuxième, on peut exiger de la deuxième sa plus haute ou plus basse carte de la couleur, ou qu’elle gagne ou perde la levée.',
    'Le déclarant est interrogé, que la troisième main ait joué ou non, et la deuxième attend.',
  ],
  81: [
    'Une levée omise',
    'Si un joueur, hormis le mort, omet de fournir à une levée et a joué à la suivante, ses adversaires peuvent exiger une nouvelle donne ; s’ils maintiennent celle-ci, la carte restante compte à cette levée et n’est pas une renonce.',
    'Une levée de trois cartes peut être rangée, et personne n’en est averti. « Il manque une carte à la levée » la trouve ; à la fin, la carte restante la montre.',
  ],
  82: [
    'Trop de cartes à une levée',
    'Qui joue deux cartes ou plus à une levée, sans le corriger, répond des renonces qui en viennent. Quand on le découvre, la carte lui revient, et il répond de ce qu’il n’a pas fourni entre-temps.',
    'Une seconde carte à la même levée s’y mêle sans être vue. « La levée a trop de cartes » la rend ; ce qui n’a pas été fourni pendant ce temps compte comme renonce.',
  ],
  83: [
    'La renonce, et quand elle est établie',
    'Avoir une carte de la couleur entamée et en jouer une autre est une renonce (sauf pour le mort). Elle est établie quand la levée est retournée et rangée par ceux qui l’ont bien gagnée, ou quand le fautif ou son partenaire entame ou joue à la levée suivante, à son tour ou non.',
    'La table le sait aussitôt et ne le dit à personne avant que quelqu’un ne le signale. Une levée ramassée par le mauvais camp n’établit rien.',
  ],
  84: [
    'La pénalité de la renonce',
    'Pour une renonce établie du déclarant les adversaires ajoutent 150. Pour celle d’un adversaire le déclarant ajoute 150 ou prend trois levées, qui peuvent faire réussir son contrat mais ne rapportent pas de prime. Chaque autre renonce du même camp coûte 100. Le camp fautif ne marque que ses honneurs et la chicane.',
    'Demandée au camp qui y a droit quand une renonce établie est réclamée ; comptée à la marque.',
  ],
  85: [
    '« Pas de cela, partenaire ? »',
    'Un joueur peut demander à son partenaire s’il n’a rien de la couleur qu’il n’a pas fournie. Demandé avant que la levée soit retournée et rangée, la ranger n’établit pas de renonce, et l’erreur peut être corrigée, sauf si la réponse fut non ou si ce camp a joué à la levée suivante.',
    'On demande et on répond. Après « Non » la carte ne peut plus être reprise et la renonce est établie.',
  ],
  86: [
    'Une renonce corrigée à temps',
    'Ceux qui ont joué après une renonce corrigée peuvent changer leurs cartes, qui ne sont pas exposées. Si le fautif est un adversaire, le déclarant peut faire exposer sa carte, ou exiger sa plus haute ou plus basse de la couleur ; du déclarant on n’exige rien.',
    'La carte est reprise ; puis le déclarant est interrogé et la levée attend. Une pénalité perdue par les mots du mort (61) n’est pas demandée.',
  ],
  87: [
    'Fouiller les levées',
    'À la fin d’une donne, ceux qui réclament une renonce peuvent fouiller les levées ; mêlées, elle se prouve comme on peut, et elle est tenue pour prouvée si les accusés mêlent les cartes après la réclamation.',
    'La table se souvient de chaque levée et trouve elle-même la renonce ; personne ne peut mêler les cartes.',
  ],
  88: [
    'Une renonce se réclame à temps',
    'Une renonce doit être réclamée avant que l’on ne coupe pour la donne suivante.',
    'La coupe met fin aux réclamations de la dernière donne ; elle attend tant qu’une renonce réclamée n’est pas décidée.',
  ],
  89: [
    'Renonces des deux camps',
    'Quand les deux camps ont renoncé, seuls comptent honneurs et chicane ; chaque renonce d’un camp après sa première donne 100 à l’autre.',
    'Compté à la marque.',
  ],
  90: [
    'Levées rangées',
    'Une levée complète, retournée et rangée n’est pas regardée avant la fin de la donne, sauf pour trouver une carte en trop.',
    'Pendant le jeu, aucun écran ne montre une levée rangée.',
  ],
  91: [
    'Avancer les cartes',
    'Pendant qu’une levée se joue, ou complète et pas encore touchée, tout joueur peut faire placer les cartes devant ceux qui les ont jouées.',
    'Les cartes d’une levée sont toujours devant leurs joueurs ; « Avancez les cartes, s’il vous plaît » est entendu de tous, et refusé s’il n’y en a pas.',
  ],
  92: [
    'Attirer l’attention sur la levée',
    'Si un adversaire, avant que son partenaire ne joue, dit que la levée est à lui, ou nomme ou tire sa carte sans qu’on le demande, le déclarant peut exiger du partenaire sa plus haute ou plus basse carte de la couleur, ou qu’il gagne ou perde la levée.',
    '« Cette levée est à nous » attire l’attention ; le déclarant est interrogé et le partenaire attend.',
  ],
  93: [
    'Avertir et signaler',
    'Un adversaire peut avertir son partenaire sur le point d’entamer ou de jouer hors tour ; mais s’il parle sans droit du jeu ou des annonces, le déclarant peut demander une couleur à celui des deux qui entamera le premier.',
    '« Partenaire, ce n’est pas à toi d’entamer » ne coûte rien ; « Signaler ce qui s’est passé », dit pendant le jeu, interroge le déclarant.',
  ],
  94: [
    'Le temps de décider',
    'Qui a encouru une pénalité doit laisser à l’autre camp un temps raisonnable pour choisir.',
    'Personne n’est pressé et rien n’est choisi pour personne ; là où le jeu devancerait le choix, il attend.',
  ],
  95: [
    'Cartes neuves',
    'Un seul jeu neuf ne peut être demandé que si l’un est imparfait ; les cartes neuves sont choisies comme la loi le dit.',
    NEVER_WORN,
  ],
  96: ['Cartes abîmées', 'Les cartes déchirées ou marquées sont remplacées.', NEVER_WORN],
  97: [
    'Les spectateurs',
    'Un spectateur peut trancher une question si les joueurs le veulent, mais ne dit rien sans être prié ; une remarque sur la marque ou une pénalité peut lui coûter l’enjeu.',
    'Les spectateurs parlent entre eux et ne peuvent parler aux joueurs.',
  ],
} as const satisfies Book;
