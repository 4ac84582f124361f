import type { Book } from '../catalogue.ts';
import { auction1913 } from './auction-1913.ts';
import { WHERE_CUT_FOR } from './how.ts';

/** Straight bridge of 1905 by number: subject, gist, how it is kept. What both codes say alike is written there once. */
export const bridge1905 = {
  1: [
    'Le robre',
    'Le camp qui gagne le premier deux manches gagne le robre ; si un camp gagne les deux premières, on ne joue pas la troisième.',
    auction1913[1][2],
  ],
  2: [
    'Une manche vaut trente points de levées',
    'La manche demande trente points faits par les levées seules ; honneurs, chicane et chelem n’y comptent pas.',
    auction1913[2][2],
  ],
  3: [
    'Chaque donne est jouée jusqu’au bout',
    'Chaque donne se joue jusqu’au bout, et ce qui dépasse trente compte aussi.',
    auction1913[3][2],
  ],
  4: [
    'Ce que vaut une levée',
    'Chaque levée au-dessus de six compte pour le camp qui l’a gagnée : pique 2, trèfle 4, carreau 6, cœur 8, sans atout 12.',
    'Marquée sous la ligne par l’un ou l’autre camp, fois deux pour chaque contre (50).',
  ],
  5: auction1913[5],
  6: [
    'Ce que valent les honneurs',
    'Les honneurs vont à qui les a reçus : trois valent deux levées, quatre 4, cinq 5, quatre dans une main 8 (9 avec le cinquième chez le partenaire), cinq dans une main 10 ; les as 30, 40, ou 100 dans une main.',
    'D’après la valeur de la levée non contrée ; la table du livre a 64 pour 54 à carreau, une faute d’impression.',
  ],
  7: [
    'Grand chelem',
    'Treize levées, sans celles gagnées par une renonce, ajoutent quarante aux honneurs.',
    'Compté d’après les levées jouées.',
  ],
  8: ['Petit chelem', 'Douze levées ainsi gagnées ajoutent vingt aux honneurs.', 'Compté d’après les levées jouées.'],
  9: [
    'La chicane',
    'Une main sans atout vaut trois honneurs : ajoutés si son camp marque des honneurs, sinon retirés à l’adversaire. Les deux mains sans atout retirent aux adversaires la valeur de quatre.',
    auction1913[9][2],
  ],
  10: [
    'Le contre laisse les honneurs',
    'Honneurs, chelems et chicane comptent autant, que la donne ait été contrée ou non.',
    auction1913[10][2],
  ],
  11: [
    'Le compte du robre',
    'À la fin du robre on additionne tous les points de chaque camp, les gagnants ajoutent cent, et la différence est ce qui est gagné ou perdu.',
    auction1913[11][2],
  ],
  12: [
    'Levées mal marquées',
    'Une erreur dans les levées est corrigée avant la fin de la manche : jusqu’à ce que l’atout de la donne suivante soit déclaré ou, à la dernière manche, que le robre soit admis.',
    auction1913[12][2],
  ],
  13: [
    'Honneurs mal marqués',
    'Une erreur dans les honneurs, la chicane ou le chelem peut être corrigée jusqu’à ce que le robre soit compté et admis.',
    auction1913[12][2],
  ],
  14: [
    'Le rang au tirage',
    'Au tirage l’as est la plus basse carte.',
    `${WHERE_CUT_FOR} La table compare les cartes tirées ; l’as compte pour un. Les couleurs n’ont pas de rang : les égaux tirent encore là où cela compte.`,
  ],
  15: auction1913[15],
  16: [
    'Plus d’une carte tirée',
    'Qui montre plus d’une carte tire encore.',
    `${WHERE_CUT_FOR} Des cartes montrées ensemble ne comptent pas ; on tire encore une fois.`,
  ],
  17: [
    'Qui joue d’abord',
    'Les premiers arrivés jouent d’abord ; à plus de quatre, jouent les quatre plus basses cartes.',
    auction1913[17][2],
  ],
  18: auction1913[18],
  19: [
    'Les deux plus basses égales',
    'Si les deux plus basses cartes sont égales, ces deux joueurs tirent encore pour la donne.',
    `${WHERE_CUT_FOR} Les deux tirent encore entre eux.`,
  ],
  20: [
    'Trois cartes égales',
    'Trois cartes égales se tirent encore, la quatrième comptant comme la plus haute ou la plus basse, selon ce qu’elle est.',
    `${WHERE_CUT_FOR} Seuls les égaux tirent encore, et se rangent alors par leur seconde carte. Les égaux du milieu aussi, bien que la loi ne les nomme pas.`,
  ],
  21: [
    'Une table pleine',
    'Six joueurs font une table pleine, et personne n’a le droit d’y entrer.',
    auction1913[19][2],
  ],
  22: [
    'Le droit de succéder',
    'À plus de six, le premier à l’annoncer a le premier droit à une place libre.',
    auction1913[20][2],
  ],
  23: auction1913[21],
  24: auction1913[22],
  25: [
    'Nouvelles tables',
    'À une nouvelle table, ceux qui ne sont d’aucune autre passent d’abord ; les autres tirent.',
    auction1913[23][2],
  ],
  26: [
    'Deux tables',
    'Qui entre à une seconde table perd son droit à la première, à moins de rendre possible une nouvelle table.',
    auction1913[23][2],
  ],
  27: auction1913[26],
  28: auction1913[27],
  29: auction1913[28],
  30: auction1913[29],
  31: ['Où est le jeu', 'Le jeu mêlé est posé face cachée à gauche du prochain donneur.', auction1913[28][2]],
  32: auction1913[31],
  33: auction1913[32],
  34: auction1913[33],
  35: auction1913[34],
  36: auction1913[35],
  37: ['Pas de maldonne', 'Il n’y a pas de maldonne.', 'C’est la table qui donne.'],
  38: [
    'Quand il faut redonner',
    'Une rotation fausse, un jeu imparfait, une carte retournée dedans, trop de cartes dans une main et autres obligent à redonner.',
    auction1913[37][2],
  ],
  39: [
    'Quand on peut redonner',
    'Une carte exposée ou regardée pendant la donne donne à l’autre camp le droit d’en exiger une nouvelle.',
    'Personne ne touche une carte avant la fin de la donne.',
  ],
  40: [
    'L’exiger',
    'Qui a regardé ses cartes ne peut exiger une nouvelle donne pour une carte exposée en donnant ; sans nouvelle donne, la carte n’est pas demandée.',
    'Aucune carte n’est exposée en donnant.',
  ],
  41: auction1913[38],
  42: [
    'Un jeu incorrect',
    'Un jeu reconnu incorrect pendant le jeu annule cette donne et aucune marque antérieure ; le même joueur redonne.',
    'Chaque donne est un jeu entier.',
  ],
  43: [
    'Donner hors tour',
    'Une donne avec le mauvais jeu est corrigée avant la première carte, une donne hors tour avant la suivante.',
    auction1913[40][2],
  ],
  44: auction1913[41],
  45: [
    'Qui choisit l’atout',
    'Le donneur choisit l’atout ou le laisse à son partenaire, qui doit alors le choisir.',
    'L’atout est choisi ou laissé ; c’est au donneur, puis à son partenaire.',
  ],
  46: [
    'Le partenaire choisit l’atout sans permission',
    'Si le partenaire du donneur choisit l’atout avant qu’on le lui ait laissé, le premier en cartes peut le maintenir ou exiger une nouvelle donne, tant qu’on n’a pas parlé de contrer.',
    'Le premier en cartes est interrogé ; la question tombe quand un adversaire contre ou demande à entamer, et l’atout reste alors.',
  ],
  47: [
    'La déclaration est rendue',
    'Si le partenaire du donneur lui renvoie le choix de l’atout, le premier en cartes peut exiger une nouvelle donne ou l’obliger à choisir.',
    'Le premier en cartes est interrogé et la déclaration attend.',
  ],
  48: [
    'Un adversaire déclare',
    'Si un adversaire du donneur choisit l’atout ou le laisse, le donneur, ayant regardé sa main, peut exiger une nouvelle donne ou continuer comme si rien n’avait été dit.',
    'Le donneur est interrogé et la déclaration attend.',
  ],
  49: [
    'Une déclaration ne se change pas',
    'Une déclaration une fois faite ne peut être changée.',
    'Un second choix d’atout et toute correction sont refusés.',
  ],
  50: [
    'Ce que fait le contre',
    'Chaque contre et surcontre double encore la valeur de chaque levée au-dessus de six.',
    'Le facteur du contrat : 2, 4, 8 et ainsi de suite.',
  ],
  51: [
    'Le premier droit de contrer',
    'L’atout choisi, le premier en cartes peut contrer d’abord ; sinon il demande à son partenaire s’il peut entamer, qui répond oui ou contre.',
    '« Contre », « Puis-je entamer ? » et « Oui » ; le tour suit le droit.',
  ],
  52: [
    'Le droit de surcontrer',
    'Si les adversaires contrent, celui qui a choisi l’atout peut surcontrer d’abord, ou dire qu’il est satisfait, et son partenaire le peut alors.',
    '« Surcontre » et « Je suis satisfait ».',
  ],
  53: [
    'Contrer de nouveau',
    'Si le camp du donneur surcontre, les adversaires peuvent contrer de nouveau, d’abord celui qui a contré le premier.',
    'Le tour va au dernier de ce camp qui a contré, puis à son partenaire.',
  ],
  54: [
    'La troisième main contre trop tôt',
    'Si le joueur à droite du donneur contre avant que son partenaire n’ait demandé à entamer, celui qui a choisi l’atout dit si le contre reste ; s’il reste, on continue de surcontrer.',
    'Celui qui a choisi l’atout est interrogé et la déclaration attend. Un contre refusé met fin aux contres (55).',
  ],
  55: [
    'Surcontrer sans fin',
    'On peut surcontrer sans fin ; dans chaque camp le dernier à l’avoir fait a le premier droit, et le passe à son partenaire en étant satisfait. Qui surcontre hors tour a besoin de l’accord de l’adversaire qui a contré le dernier ; un contre refusé met fin aux contres. Si des partenaires se consultent là-dessus, celui qui a choisi l’atout ou le premier en cartes peut exiger une nouvelle donne.',
    'L’adversaire concerné est interrogé et la déclaration attend ; « consulter » tant qu’on contre interroge l’autre camp.',
  ],
  56: [
    'Le premier en cartes entame pendant les contres',
    'Si le premier en cartes entame avant la fin des contres, son partenaire ne peut surcontrer qu’avec l’accord de l’adversaire qui a contré le dernier ; le camp du donneur ne perd aucun droit.',
    'La carte attend sur la table comme entame jusqu’à la fin des contres.',
  ],
  57: [
    'Le jeu commence',
    'Le jeu commence quand « Puis-je entamer ? » a reçu un oui, ou quand le dernier qui pouvait encore contrer est satisfait.',
    'Le jeu commence, et le premier en cartes doit entamer.',
  ],
  58: [
    'Le premier en cartes entame sans demander',
    'Si le premier en cartes entame sans demander, son partenaire ne peut contrer qu’avec l’accord de celui qui a choisi l’atout.',
    'La carte attend sur la table ; un contre interroge alors celui qui a choisi l’atout.',
  ],
  59: [
    'La troisième main demande à entamer',
    'Si le joueur à droite du donneur demande s’il peut entamer, le premier en cartes ne perd pas son droit de contrer. Un contre de lui avant que son partenaire n’ait demandé est traité comme en 54.',
    'La question est entendue et n’a pas d’effet ; c’est encore au premier en cartes de parler.',
  ],
  60: [
    'La troisième main entame avant le jeu',
    'Si le joueur à droite du donneur entame hors tour, celui qui a choisi l’atout peut demander une couleur au premier en cartes, qui ne peut alors contrer qu’avec son accord. Ce qui est dit des contres ne se change pas.',
    'Celui qui a choisi l’atout est interrogé et la carte est reprise ; un contre du premier en cartes l’interroge encore.',
  ],
  61: [
    'Le mort est étalé',
    'Dès que le premier en cartes a entamé, le partenaire du donneur étale ses cartes face visible, et le donneur les joue sans aide.',
    auction1913[59][2],
  ],
  62: [
    'Ce que peut faire le mort',
    'Jusqu’à ce que ses cartes soient étalées, le partenaire du donneur est un joueur comme les autres. Ensuite il ne prend plus part au jeu, mais peut demander au donneur s’il n’a pas de la couleur ou s’il tient une pénalité, signaler une levée incomplète ou prise par le mauvais camp, corriger une pénalité indue ou une marque fausse, et discuter d’un fait.',
    'Ses actes de cartes, d’annonces et de réclamations sont refusés ; il peut demander et attirer l’attention, et 63 dit ce que coûtent d’autres mots.',
  ],
  63: [
    'Le mort signale une irrégularité',
    'Si le mort signale un autre incident punissable, le donneur ne peut plus en exiger la pénalité.',
    auction1913[61][2],
  ],
  64: [
    'Le mort suggère une carte',
    'Si le mort suggère, en la touchant ou autrement, une de ses cartes, l’un ou l’autre adversaire, sans consulter l’autre, peut exiger que le donneur la joue ou ne la joue pas.',
    'Le mort suggère une de ses cartes ; les deux adversaires sont interrogés et le premier qui répond décide. Se consulter fait perdre le droit (97).',
  ],
  65: [
    'Renonce du mort',
    'Le mort ne paie rien pour une renonce ; si elle n’est pas trouvée avant que la levée soit retournée et rangée, elle reste.',
    'Le donneur peut reprendre la carte du mort tant que la levée est sur la table ; ensuite on n’en peut plus rien dire.',
  ],
  66: [
    'Quand la carte du donneur est jouée',
    'Une carte de sa propre main est jouée quand le donneur la lâche. Une carte du mort qu’il nomme ou touche est jouée, à moins qu’il ne dise qu’il arrange.',
    'Une carte prise en main peut être remise ; posée, ou nommée au mort, elle est jouée. « J’arrange » ne joue rien. Deux à la fois, de l’une ou l’autre main, font demander au donneur laquelle est jouée.',
  ],
  67: [
    'Carte exposée avant le choix de l’atout',
    'Si le donneur ou son partenaire expose une carte après la donne et avant le choix de l’atout, le premier en cartes, sans consulter, peut exiger une nouvelle donne.',
    'Le premier en cartes est interrogé et la déclaration attend.',
  ],
  68: [
    'Carte exposée avant l’entame',
    'Si un joueur expose une carte après la donne et avant l’entame, son partenaire perd le droit de contrer ou de surcontrer. Si c’est le partenaire de celui qui entame, le donneur peut soit demander la carte, soit interdire l’entame de sa couleur.',
    'Le partenaire ne peut plus contrer ; le donneur est interrogé quand le jeu commence, et l’entame attend. La carte de tout autre est visible et peut être reprise. Quand le premier en cartes a entamé avant la fin des contres, les cartes exposées relèvent de 69.',
  ],
  69: [
    'Cartes exposées pendant le jeu',
    'Toute carte qu’un adversaire du donneur expose peut être demandée et reste face visible sur la table.',
    auction1913[67][2],
  ],
  70: [
    'Ce qu’est une carte exposée',
    'Deux cartes ou plus jouées à la fois ; une carte tombée face visible ou exposée de quelque façon sur la table ou au-dessus, si vite qu’on la reprenne ; une carte tenue de sorte que le partenaire puisse en voir quelque chose.',
    'Plusieurs cartes posées à la fois, une carte tombée, ou montrée à qui que ce soit. Nommer une carte n’expose rien dans ce code.',
  ],
  71: [
    'Ce qui n’est pas une carte exposée',
    'Une carte tombée par terre ou ailleurs sous la table n’est pas exposée.',
    'Une carte tombée par terre ne coûte rien ; elle reste à son propriétaire.',
  ],
  72: [
    'Deux cartes ou plus à la fois',
    'Quand un adversaire joue plusieurs cartes à la fois, le donneur dit laquelle va à la levée ; les autres restent face visible et peuvent être demandées à tout moment.',
    'Le donneur est interrogé et le jeu attend. Une carte qui serait une renonce ne peut être choisie tant qu’une autre fournit (79).',
  ],
  73: [
    'Cartes maîtresses jouées sans attendre',
    'Si un adversaire joue la meilleure carte, ou entame une carte maîtresse, ou en entame plusieurs de suite, sans attendre son partenaire, le donneur peut faire gagner au partenaire une de ces levées, s’il le peut ; les autres cartes sont exposées.',
    'Une seconde carte de celui qui gagne la levée est là trop tôt ; le donneur est interrogé sur la levée.',
  ],
  74: [
    'Cartes jetées et réclamation du donneur',
    'Les cartes qu’un adversaire jette sur la table sont exposées ; son partenaire ne peut être forcé d’abandonner sa main. Si le donneur dit que le reste est à lui, les cartes que les adversaires montrent en le croyant ne sont pas demandées, si c’était faux.',
    'Jeter sa main l’expose ; tant que la réclamation du donneur est ouverte, les cartes montrées sont seulement visibles. Contestée, elle se joue.',
  ],
  75: [
    'Une obligation non tenue',
    'Qui aurait pu jouer haut ou bas, entamer la couleur, gagner ou perdre la levée comme on l’exigeait, et ne l’a pas fait, répond comme d’une renonce, sauf correction avant que la levée soit retournée et rangée. Entamer une couleur interdite n’en est pas.',
    'Notée comme une renonce et cachée comme elle. La carte reprise à temps, l’obligation vaut de nouveau, et la carte de l’adversaire reste exposée (69).',
  ],
  76: [
    'Un adversaire entame hors tour',
    'Le donneur peut demander la carte mal entamée, ou demander une couleur quand c’est à l’un des adversaires d’entamer.',
    'Le donneur est interrogé ; la question tombe quand les trois autres ont fourni à la fausse entame (78). La carte à demander reste exposée.',
  ],
  77: [
    'Le donneur entame hors tour',
    'Une fausse entame du donneur, de l’une ou l’autre main, ne coûte rien ; mais il ne peut plus la corriger quand la deuxième main a joué.',
    'L’entame est maintenue et le tour continue de là ; jusqu’à ce que la main suivante joue, le donneur peut reprendre la carte.',
  ],
  78: [
    'D’autres ont fourni à une fausse entame',
    'Si les trois autres fournissent à une entame hors tour, la levée est complète et reste. Si un ou deux seulement l’ont fait, leurs cartes sont reprises et seul paie celui qui a mal entamé.',
    'Les cartes fournies reviennent quand le donneur choisit ; la décision tombe quand la levée est complète.',
  ],
  79: [
    'Personne n’est forcé à la renonce',
    'Un joueur n’est jamais forcé de jouer une carte qui serait une renonce.',
    'Fournir passe avant toute obligation et toute carte demandée ; l’obligation est épuisée, la carte demandée attend (80).',
  ],
  80: [
    'Une demande peut être répétée',
    'Une carte exposée peut être demandée à chaque levée jusqu’à ce qu’elle soit jouée.',
    auction1913[75][2],
  ],
  81: auction1913[79],
  82: [
    'La quatrième main avant la deuxième',
    'Si la quatrième main joue avant son partenaire alors que la troisième n’a pas joué, on peut exiger du partenaire (ni le mort ni le donneur) sa plus haute ou plus basse carte de la couleur, ou qu’il gagne ou perde la levée.',
    'Le donneur est interrogé et la deuxième main attend ; rien n’est demandé si la troisième a joué.',
  ],
  83: [
    'Une levée omise',
    'Si un joueur, hormis le mort, omet de fournir à une levée et a joué à la suivante, les adversaires peuvent exiger une nouvelle donne ; s’ils maintiennent celle-ci, la carte restante compte à cette levée et n’est pas une renonce.',
    auction1913[81][2],
  ],
  84: [
    'Trop de cartes à une levée',
    'Qui joue deux cartes à une levée, ou mêle une carte à une levée dont elle n’est pas, répond des renonces qui en viennent. Quand on le découvre pendant la donne, la carte lui revient, et il répond de ce qu’il n’a pas fourni entre-temps.',
    auction1913[82][2],
  ],
  85: [
    'La renonce',
    'Avoir une carte de la couleur entamée et en jouer une autre est une renonce (sauf pour le mort). Sa pénalité passe avant tout autre compte.',
    'La table le sait aussitôt et ne le dit à personne avant que quelqu’un ne le signale ; les levées sont prises avant de compter la donne.',
  ],
  86: [
    'Quand une renonce est établie',
    'Une renonce est établie quand sa levée est retournée et rangée, ou quand le fautif ou son partenaire a entamé ou joué à la levée suivante, à son tour ou non.',
    'Quiconque ramasse la levée l’établit, pas seulement ceux qui l’ont gagnée.',
  ],
  87: [
    'La pénalité de la renonce',
    'Pour chaque renonce trois levées du camp fautif s’ajoutent à celles des adversaires.',
    'Demandée à l’autre camp quand une renonce établie est réclamée ; comptée à la marque.',
  ],
  88: [
    'Où compte la pénalité',
    'La pénalité ne touche que la marque de la manche où la renonce a eu lieu.',
    'Seule la donne où elle a eu lieu est recomptée.',
  ],
  89: [
    'Le camp fautif ne peut gagner la manche',
    'Un camp qui a renoncé ne peut gagner la manche avec cette donne : quoi qu’il ait eu, il ne dépasse pas vingt-huit.',
    'Ses points de levées sont réduits de sorte que la colonne sous la ligne soit à 28 au plus.',
  ],
  90: auction1913[85],
  91: [
    'Une renonce corrigée à temps',
    'Ceux qui ont joué après une renonce corrigée peuvent changer leurs cartes, qui ne sont pas exposées. Si le fautif est un adversaire, sa carte est exposée et peut être demandée, ou le donneur peut exiger sa plus haute ou plus basse de la couleur.',
    'La carte est reprise ; puis le donneur est interrogé et la levée attend. Une pénalité perdue par les mots du mort (63) n’est pas demandée.',
  ],
  92: [
    'Le donneur corrige une renonce',
    'Si les deux adversaires ont joué à la levée, le premier en cartes peut exiger du donneur, qui corrige sa renonce, sa plus haute ou plus basse carte de la couleur ; pas quand il est quatrième, et jamais du mort.',
    'Le premier en cartes est interrogé et la levée attend.',
  ],
  93: auction1913[87],
  94: auction1913[88],
  95: [
    'Renonces des deux camps',
    'Quand des joueurs des deux camps ont renoncé, aucun ne peut gagner la manche avec cette donne.',
    'La limite de 89 vaut pour les deux.',
  ],
  96: [
    'Plusieurs renonces',
    'La pénalité peut être réclamée pour chaque renonce d’une donne, mais ne dépasse pas treize levées.',
    'Trois levées pour chacune, ensemble pas plus de treize ni plus que le camp n’en a gagné.',
  ],
  97: [
    'Pas de consultation sur les pénalités',
    'Les partenaires ne se consultent pas sur une pénalité ; s’ils le font, elle est payée.',
    'Si le joueur qui peut choisir consulte son partenaire, ou celui-ci lui, la question ouverte prend fin.',
  ],
  98: auction1913[90],
  99: auction1913[91],
  100: [
    'Attirer l’attention sur la levée',
    'Si un adversaire, avant que son partenaire ne joue, dit que la levée est à lui, ou nomme ou tire sa carte sans qu’on le demande, le donneur peut exiger du partenaire sa plus haute ou plus basse carte de la couleur, ou qu’il gagne ou perde la levée.',
    '« Cette levée est à nous » attire l’attention ; le donneur est interrogé et le partenaire attend.',
  ],
  101: [
    'Avertir et signaler',
    'Un adversaire peut avertir son partenaire sur le point d’entamer hors tour ; mais s’il parle sans droit d’un incident du jeu, le donneur peut demander une couleur à celui des deux qui entamera le premier.',
    '« Partenaire, ce n’est pas à toi d’entamer » ne coûte rien ; « Signaler ce qui s’est passé » interroge le donneur.',
  ],
  102: [
    'Le temps de décider, et la mauvaise pénalité',
    'Le fautif laisse un temps raisonnable pour choisir ; mais si l’on exige une mauvaise pénalité, aucune ne peut être imposée.',
    'Personne n’est pressé et rien n’est choisi pour personne. Exiger une pénalité que la décision n’offre pas y met fin.',
  ],
  103: [
    'Ce que peut dire le partenaire du premier en cartes',
    'Il peut dire au premier en cartes qu’une pénalité est encourue et rien de plus ; s’il la suggère ou l’exige, c’est une consultation et elle est perdue.',
    'Dire « C’était irrégulier » est libre. Qui choisit là où son partenaire peut choisir met fin à la question.',
  ],
  104: [
    'Cartes neuves',
    'Un seul jeu neuf ne peut être demandé que si l’un est imparfait ; les cartes neuves sont payées et choisies comme la loi le dit.',
    auction1913[95][2],
  ],
  105: auction1913[96],
  106: auction1913[97],
  107: [
    'La convention de pique',
    'Là où l’on convient de ne pas jouer pique, une donne à pique non contrée ne se joue que si un camp a vingt ; sinon le camp du donneur marque deux. Si la troisième main demande à jouer ou entame hors tour, ou si le premier en cartes entame sans demander, celui qui a choisi l’atout prend deux points ou demande une couleur et fait jouer la donne. Un contre avant la question est à accepter par lui, et la donne se joue alors de toute façon.',
    'Une règle de la table (pique non contré n’est pas joué) ; elle suit les lois sans numéro.',
  ],
} as const satisfies Book;
