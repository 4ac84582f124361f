import type { WireRefusal } from '@eldest-hand/protocol';
import type { Sentence } from '../sentences.ts';

/** For a sentence that is not known: from a server that is newer than the page. */
export const codes: Readonly<Record<WireRefusal['code'], string>> = {
  'not-now': 'Das geht jetzt nicht.',
  'not-yours': 'Das steht jemand anderem zu.',
  'card-not-held': 'Diese Karte ist nicht da.',
  'card-already-played': 'Diese Karte liegt schon.',
  'not-exposed': 'Nur eine offen liegende Karte kann gefordert werden.',
  'called-card': 'Eine andere Karte dieser Hand ist gefordert.',
  barred: 'Du darfst in diesem Spiel nicht mehr ansagen.',
  'must-declare': 'Der Teiler muss etwas ansagen.',
  'awaits-decision': 'Zuerst muss eine Entscheidung fallen.',
  'no-such-ruling': 'Diese Entscheidung steht nicht an.',
  'no-such-option': 'Das steht nicht zur Wahl.',
  'no-penalty-no-effect': 'Das Regelwerk lässt es nicht zu.',
  irregular: 'Das wäre regelwidrig, und an diesem Tisch wird es verhindert.',
  'bad-act': 'Das war nicht zu verstehen.',
  'bad-message': 'Die Nachricht war nicht zu lesen.',
  'no-such-table': 'Diesen Tisch gibt es nicht.',
  'seat-taken': 'Der Platz ist besetzt.',
  'unknown-token': 'Dieser Platz gehört dir nicht mehr.',
  'not-joined': 'Komm zuerst an den Tisch.',
  'not-seated': 'Dazu braucht es einen Platz am Tisch.',
  silence: 'Während eines Spiels plaudern die Spieler nicht.',
  'table-closed': 'Der Gastgeber hat den Tisch geschlossen.',
  'not-host': 'Das darf nur der Gastgeber des Tisches.',
  removed: 'Der Gastgeber möchte nicht, dass du zusiehst.',
  'slow-down': 'Etwas langsamer, bitte.',
  trouble: 'Der Server hat versagt, und nichts ist geschehen. Versuche es noch einmal.',
  closing: 'Der Server fährt herunter: versuche es gleich noch einmal.',
};

export const refusals: Readonly<Record<Sentence, string>> = {
  '"{text}" belongs to another code.': '„{text}“ gehört zu einem anderen Regelwerk.',
  '"{text}" belongs to another code: here the trump is made or left to the partner.':
    '„{text}“ gehört zu einem anderen Regelwerk: hier wird der Trumpf bestimmt oder dem Partner überlassen.',
  '"{text}" has no meaning under this code.': '„{text}“ hat in diesem Regelwerk keine Bedeutung.',
  'A bid is a number and a denomination, such as 3R or 1N.':
    'Eine Ansage ist eine Zahl und eine Farbe, etwa 3R oder 1N.',
  'A call can be put right only until the next player has called.':
    'Eine Ansage lässt sich nur berichtigen, bis der nächste Spieler angesagt hat.',
  'A card is named twice.': 'Eine Karte ist zweimal genannt.',
  'A card of dummy lies in this trick already.': 'In diesem Stich liegt schon eine Karte des Tisches.',
  'A card played stands, unless it was a revoke that can still be corrected.':
    'Eine gespielte Karte bleibt liegen, außer sie war eine Renonce, die noch zu berichtigen ist.',
  'A claim is on the table: admit or dispute it first.':
    'Es wird etwas beansprucht: erkenne es zuerst an oder bestreite es.',
  'A declaration as to doubling once made cannot be altered.':
    'Was über das Kontrieren gesagt ist, lässt sich nicht mehr ändern.',
  'A declaration once made cannot be altered.': 'Eine gemachte Ansage lässt sich nicht mehr ändern.',
  'A double was not accepted: there is no further doubling in this hand.':
    'Ein Kontra wurde zurückgewiesen: in diesem Spiel wird nicht mehr kontriert.',
  'By the rules of this table nothing is taken back by consent: the laws say what becomes of it.':
    'Nach den Regeln dieses Tisches wird nichts mit Zustimmung zurückgenommen: was daraus wird, sagen die Regeln.',
  'First answer {seat}, who asks {text}: consent, or do not.':
    'Antworte zuerst {seat}: bist du einverstanden oder nicht?',
  'It was not consented to: in this deal it is not asked again.':
    'Es wurde nicht zugestimmt: in diesem Spiel wird nicht noch einmal gefragt.',
  'Nobody has asked for consent.': 'Niemand hat um Zustimmung gebeten.',
  'The deal is over and its cards are open: nothing of it is taken back.':
    'Das Spiel ist zu Ende, und seine Karten liegen offen: zurückgenommen wird nichts mehr.',
  'You have done nothing that could be taken back; what was refused once is not asked again.':
    'Du hast nichts getan, das sich zurücknehmen ließe; was einmal abgelehnt wurde, wird nicht noch einmal gefragt.',
  'A new rubber begins when this one is over.': 'Ein neuer Robber beginnt, wenn dieser zu Ende ist.',
  'A place is named twice.': 'Ein Platz ist zweimal genannt.',
  'A revoke must be claimed before the cards are cut for the following deal.':
    'Eine Renonce muss gemeldet werden, bevor für das nächste Spiel abgehoben wird.',
  'A substitute plays during a rubber: now a seat is simply given up.':
    'Ersatz gibt es während eines Robbers: jetzt kann man den Platz einfach verlassen.',
  'A substitute plays there already.': 'Dort spielt schon ein Ersatz.',
  'All your cards lie face upward already.': 'Alle deine Karten liegen schon offen.',
  'An adversary has called attention to it: it can no longer be corrected freely.':
    'Ein Gegner hat darauf aufmerksam gemacht: frei berichtigen lässt es sich nicht mehr.',
  'An exposed card must be left face upward on the table.':
    'Eine offen liegende Karte muss offen auf dem Tisch bleiben.',
  'At this table everybody keeps his seat: cut the pack for the next deal.':
    'An diesem Tisch behält jeder seinen Platz: hebe für das nächste Spiel ab.',
  'Bid the same denomination again, higher than {call}.': 'Sage dieselbe Farbe noch einmal an, höher als {call}.',
  'Choose first which of the cards put down is played.':
    'Zuerst muss gewählt werden, welche der hingelegten Karten gespielt ist.',
  'Choose one of: {text}.': 'Das steht nicht zur Wahl: nimm eine der angebotenen Möglichkeiten.',
  'Dummy does not lead: lay the cards down when the lead is made.':
    'Der Tisch spielt nicht aus: er wird aufgelegt, wenn ausgespielt ist.',
  'Dummy is not laid down yet.': 'Der Tisch liegt noch nicht.',
  'Dummy is not laid down yet: the lead comes first.': 'Der Tisch liegt noch nicht: zuerst wird ausgespielt.',
  'Dummy lies open: look.': 'Der Tisch liegt offen: sieh hin.',
  'Eldest hand asks whether he may lead.': 'Die Vorhand fragt, ob sie ausspielen darf.',
  'Eldest hand has not asked whether he may lead.': 'Die Vorhand hat nicht gefragt, ob sie ausspielen darf.',
  'First settle whether somebody plays for {seat}.': 'Zuerst muss geklärt sein, ob jemand für {seat} spielt.',
  'First the players cut for partners, deal and seats.': 'Zuerst wird um Partner, Teilen und Plätze abgehoben.',
  'It is doubled: redouble or say that you are satisfied.':
    'Es ist kontriert: rekontriere, oder sage, dass du zufrieden bist.',
  'Join the table first.': 'Komm zuerst an den Tisch.',
  'Make spades, hearts, diamonds, clubs or no trumps.': 'Bestimme Pik, Cœur, Karo, Treff oder ohne Trumpf.',
  'Name a card of dummy.': 'Nenne eine Karte des Tisches.',
  'Name a card.': 'Nenne eine Karte.',
  'Name a place of the spread pack, 1 to {number}.': 'Nenne eine Stelle des ausgebreiteten Spiels, 1 bis {number}.',
  'Name the card.': 'Nenne die Karte.',
  'No cards are being cut.': 'Es wird nicht abgehoben.',
  'No deal is prepared: try again.': 'Kein Spiel liegt bereit: versuche es noch einmal.',
  'No finished trick lies on the table.': 'Kein fertiger Stich liegt auf dem Tisch.',
  'No pack is ready: try again.': 'Kein Kartenspiel liegt bereit: versuche es noch einmal.',
  'No ruling is open: there is nothing to choose.': 'Es ist nichts zu entscheiden.',
  'No trick lies on the table: ask before it is gathered.':
    'Kein Stich liegt auf dem Tisch: bitte darum, bevor er weggelegt ist.',
  'Nobody has asked that somebody play for {seat}.': 'Niemand hat gebeten, dass jemand für {seat} spielt.',
  'Nobody has claimed or conceded.': 'Niemand hat etwas beansprucht oder abgegeben.',
  'Only a card that lies exposed can be called.': 'Nur eine offen liegende Karte kann gefordert werden.',
  'Only dummy, with his cards down, suggests a card.': 'Nur der Tisch, wenn er liegt, schlägt eine Karte vor.',
  'Only the declarer arranges the cards of dummy.': 'Nur der Alleinspieler ordnet die Karten des Tisches.',
  'Only the declarer calls an exposed card.': 'Nur der Alleinspieler fordert eine offen liegende Karte.',
  'Only the declarer faces his cards; an adversary throws his hand down.':
    'Nur der Alleinspieler deckt seine Karten auf; ein Gegner wirft seine Hand hin.',
  'Only the declarer plays the cards of dummy.': 'Nur der Alleinspieler spielt die Karten des Tisches.',
  'Only the host of the table may do that.': 'Das darf nur der Gastgeber des Tisches.',
  'Only the other side requires the claimer to face his cards.':
    'Nur die andere Seite kann verlangen, dass die Karten aufgedeckt werden.',
  'Others have put their names down first: put yours down, too.':
    'Andere haben sich vorher eingetragen: trage dich auch ein.',
  'Places are being cut for: the last rubber has been made up.':
    'Um die Plätze wird abgehoben: der letzte Robber ist abgerechnet.',
  'Players do not converse during a deal: wait until it is over.':
    'Während eines Spiels plaudern die Spieler nicht: warte, bis es zu Ende ist.',
  'Ruling {number} is not open; look at the ruling log.':
    'Über Entscheidung {number} ist schon befunden; sieh in der Liste nach.',
  'Say what the call should have been.': 'Sage, wie die Ansage lauten sollte.',
  'Say who revoked: "attention revoke W".': 'Sage, wer nicht bedient hat.',
  'Seats are chosen when partners have been cut for.': 'Plätze werden gewählt, wenn um die Partner abgehoben ist.',
  'Sit down first: robots play with those who play.': 'Setze dich zuerst: Roboter spielen mit denen, die spielen.',
  'Sit down first: the table waits for its players only.':
    'Setze dich zuerst: der Tisch wartet nur auf die, die spielen.',
  'The deal is not over.': 'Das Spiel ist nicht zu Ende.',
  'Spectators do not act: take a seat first.': 'Zuschauer greifen nicht ein: nimm zuerst einen Platz.',
  'That card has been cut: take another.': 'Diese Karte ist schon abgehoben: nimm eine andere.',
  'That seat has been given up: join without the token.': 'Dieser Platz ist aufgegeben: komm neu an den Tisch.',
  'The answer is for {seat}.': 'Die Antwort steht {seat} zu.',
  'The card led out of turn lies there until the declarer has chosen.':
    'Die außer der Reihe ausgespielte Karte bleibt liegen, bis der Alleinspieler gewählt hat.',
  'The cards are cut when the deal is over.': 'Abgehoben wird, wenn das Spiel zu Ende ist.',
  'The cards of dummy lie open already.': 'Die Karten des Tisches liegen schon offen.',
  'The choice is for {seat}.': 'Die Wahl hat {seat}.',
  'The connection is gone.': 'Die Verbindung ist weg.',
  "The deal is over: the player on the next dealer's right cuts.":
    'Das Spiel ist zu Ende: wer rechts vom nächsten Teiler sitzt, hebt ab.',
  'The dealer must declare to win at least the odd trick.': 'Der Teiler muss wenigstens einen Trick ansagen.',
  'The dealer must make a declaration.': 'Der Teiler muss etwas ansagen.',
  'The declaration is final: the hand is being played.': 'Die Ansage ist endgültig: es wird schon gespielt.',
  'The declarer has called {card}: play it.': 'Der Alleinspieler hat {card} gefordert: spiele diese Karte.',
  'The declarer plays the cards of dummy.': 'Die Karten des Tisches spielt der Alleinspieler.',
  'The declarer speaks for dummy.': 'Für den Tisch spricht der Alleinspieler.',
  'The host does not wish you to watch this table.': 'Der Gastgeber möchte nicht, dass du an diesem Tisch zusiehst.',
  'The message "{text}" cannot be read: {text}.': 'Die Nachricht war nicht zu lesen.',
  'The name could not be put down: try again.': 'Der Name ließ sich nicht eintragen: versuche es noch einmal.',
  'The other side has the right to double now.': 'Jetzt hat die andere Seite das Recht zu kontrieren.',
  'The question is asked already.': 'Die Frage ist schon gestellt.',
  'The server failed; nothing was done. Try again.':
    'Der Server hat versagt, und nichts ist geschehen. Versuche es noch einmal.',
  'The server is shutting down: try again in a moment.': 'Der Server fährt herunter: versuche es gleich noch einmal.',
  'The table has been closed by its host.': 'Der Gastgeber hat den Tisch geschlossen.',
  'The table is guarded: nothing is said about the partner’s cards.':
    'An diesem Tisch wird über die Karten des Partners nichts gesagt.',
  'The table is handed on to a person who has a seat.': 'Der Tisch wird jemandem übergeben, der daran sitzt.',
  'The trump is not made yet.': 'Der Trumpf ist noch nicht bestimmt.',
  'The trump is not made yet: there is nothing to double.':
    'Der Trumpf ist noch nicht bestimmt: es gibt nichts zu kontrieren.',
  'The trump is still being declared: wait for the play.': 'Es wird noch angesagt: warte, bis gespielt wird.',
  'There is no message "{text}".': 'Eine solche Nachricht gibt es nicht.',
  'There is no such table.': 'Diesen Tisch gibt es nicht.',
  'There is nothing to double yet.': 'Es gibt noch nichts zu kontrieren.',
  'This code gives no right to see the claimer’s cards.': 'Dieses Regelwerk gibt kein Recht, die Karten zu sehen.',
  'This would be an irregularity, and the table is guarded: choose another.':
    'Das wäre regelwidrig, und an diesem Tisch wird es verhindert: wähle etwas anderes.',
  'Too many joins from one address: wait a moment.': 'Zu viele Anmeldungen von einer Adresse: warte einen Augenblick.',
  'Too many messages: slow down.': 'Zu viele Nachrichten: etwas langsamer, bitte.',
  'Wait for {seat} to choose under Law {number}.': 'Warte, bis {seat} nach Regel {number} gewählt hat.',
  'You do not hold {card}.': 'Du hast {card} nicht.',
  'You have agreed; the others have not yet.': 'Du bist einverstanden; die anderen sind es noch nicht.',
  'You have asked already: your partner answers.': 'Du hast schon gefragt: dein Partner antwortet.',
  'You have left it to your partner already.': 'Du hast es schon deinem Partner überlassen.',
  'You have left it to your partner: he must make the trump.':
    'Du hast es deinem Partner überlassen: er muss den Trumpf bestimmen.',
  'You have no seat to give up.': 'Du hast keinen Platz, den du verlassen könntest.',
  'You have not been asked.': 'Du bist nicht gefragt worden.',
  'You may no longer bid or double in this deal.': 'Du darfst in diesem Spiel nicht mehr ansagen oder kontrieren.',
  'You may no longer bid or double in this deal: pass.':
    'Du darfst in diesem Spiel nicht mehr ansagen oder kontrieren: passe.',
  'You may not double in this hand.': 'Du darfst in diesem Spiel nicht kontrieren.',
  'Your partner has not renounced in this trick.': 'Dein Partner hat in diesem Stich keine andere Farbe gespielt.',
  '{seat} cut the lowest card and chooses.': '{seat} hat die niedrigste Karte und wählt.',
  '{card} does not lie on the floor.': '{card} liegt nicht auf dem Boden.',
  '{card} does not lie on the table.': '{card} liegt nicht auf dem Tisch.',
  '{seat} has played to this trick: call it for the next one.':
    '{seat} hat zu diesem Stich schon gespielt: fordere die Karte für den nächsten.',
  '{seat} has the right to speak.': '{seat} ist an der Reihe zu sprechen.',
  '{text} holds that seat.': 'Auf diesem Platz sitzt {text}.',
  '{card} is not in dummy.': '{card} ist nicht am Tisch.',
  '{card} lies face upward already.': '{card} liegt schon offen.',
  '{card} lies on the floor already.': '{card} liegt schon auf dem Boden.',
  '{card} lies there already.': '{card} liegt schon da.',
  '{card} may not be played now.': '{card} darf jetzt nicht gespielt werden.',
  '{card} must be played.': '{card} muss gespielt werden.',
  '{seat} must cut.': '{seat} muss abheben.',
  '{seat} must first make his bid sufficient.': '{seat} muss die eigene Ansage zuerst erhöhen.',
  '{number} tricks are left: name a number up to that.': 'Es bleiben {number} Stiche: nenne höchstens so viele.',
  "{seat}, on the dealer's right, cuts.": '{seat}, rechts vom Teiler, hebt ab.',
};
