/**
 * Short texts of which no two have a topic in common. Changing them changes every baseline: the similarity of what is
 * stored would shift, so they stay as they are.
 */
export const unrelatedTexts: readonly string[] = [
  'Sourdough needs a lively starter and a long, cool rise. Fold the dough every half hour during the first two hours.',
  'The kidney filters about 180 litres of fluid a day and returns nearly all of it to the blood.',
  'Our train to Porto leaves from platform 7 at 6:40.',
  'A binary search halves the remaining interval with every comparison, so a million sorted records take twenty steps.',
  'Mist lay over the moor until noon, and the sheep stood as grey as the stones. Nobody came along the road that day.',
  'Tenants must give three months of notice in writing. The deposit is paid back once the flat has been inspected.',
  'The goalkeeper saved two penalties in the final.',
  'Pearl divers on that coast held their breath for three minutes and went down with a stone between their feet.',
  'Basalt forms where lava cools fast at the surface; granite where magma cools slowly, deep below.',
  'She taught her parrot to greet visitors with a sneeze.',
  'Quarterly revenue rose by 4 percent while the cost of freight fell. The board keeps the dividend as it was.',
  'Water the tomatoes in the morning, at the root, and pinch out the side shoots once a week.',
  'In 1453 the walls of Constantinople gave way to cannon fire after a siege of fifty-three days.',
  'The dentist recommends a night guard against grinding.',
  'Solar panels lose some of their output when they get hot, which is why a windy roof helps.',
  'Knit two, purl two, and repeat to the end of the row. Change to the larger needles for the body of the pullover.',
  'Der Hausmeister hat den Aufzug heute früh wieder in Gang gesetzt.',
  'An octopus has three hearts and tastes with its arms.',
  'Before you overtake a cyclist, leave at least a metre and a half of room.',
  'The translator left the puns out, because none of them worked in Hungarian.',
  'Vaccines show the immune system a harmless part of a germ, so that it knows the real one when it comes.',
  'Our new accounting clerk starts on Monday; please prepare a laptop, a badge and access to the invoices.',
  'Comets grow their tails near the sun, when ice in the core turns to gas.',
  'Two coats of varnish are enough for the oak table if you sand it lightly between them.',
  'El faro dejó de funcionar durante la tormenta y los pescadores esperaron hasta el amanecer.',
  'The referendum on the voting age is set for the second Sunday in May.',
  'He proposed to her on a ferris wheel. She laughed so hard that the gondola swayed.',
  'Rinse a contact lens with its solution, never with tap water.',
  'The museum shows a single glove of the last harpooner and the bill for his funeral.',
  'Photographers speak of the golden hour, when low light softens every face.',
  'Opening with the Sicilian gives Black an unbalanced game and real chances to win.',
  'A paper crane needs one thin square and twenty-odd folds. Thicker paper cracks at the beak.',
  'The glacier has drawn back by nearly a kilometre since the first survey, and a lake has formed at its foot.',
  'A haiku holds one moment in three lines.',
  'Typewriter ribbons dry out within a year unless they are kept in a tin.',
  'Im Kloster wurde Papier aus alten Leinenlumpen geschöpft und auf dem Dachboden getrocknet.',
  'The judge dismissed the claim, since the trade mark had never been used for shoes.',
  'Bees tell one another the way to a meadow by dancing on the comb.',
  'Her grandmother left her a drawer full of keys, none of which fitted any lock.',
  'A firewall drops packets that no rule allows. Log what is dropped, or you will search for hours.',
  'For stage fright, breathe out slowly for twice as long as you breathe in.',
  'The camel stores fat in its hump, not water.',
  'Los alumnos pintaron el muro del patio con los colores de la bandera olímpica.',
  'Silk came west along a chain of markets, and hardly a merchant ever walked the whole way.',
  'Mortgage rates were fixed for ten years; after that the bank may change them each spring.',
  'Two volunteers count the toads at the crossing every evening in March.',
  'The perfume opens with bergamot and ends, hours later, on cedar and smoke.',
  'Concrete reaches most of its strength within 28 days, provided that it does not dry out too soon.',
  'He forgot the password of his weather blog and started another about hats.',
  'Every third Thursday the choir rehearses in the old fire station. Newcomers need not read music.',
];

/** Number of pairs that a baseline is measured over. */
const PAIRS = 500;

/**
 * 500 ordered pairs of indexes of two different texts, always the same ones: each text stands ten times on either
 * side, with the texts 1, 6, 11, … places behind it.
 */
export function unrelatedPairs(): readonly (readonly [query: number, passage: number])[] {
  const count = unrelatedTexts.length;
  return Array.from({ length: PAIRS }, (_, i) => {
    const round = Math.floor(i / count);
    return [i % count, (i + 1 + 5 * round) % count] as const;
  });
}
