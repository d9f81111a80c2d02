/**
 * An entry in the programme of a sample expo. The id is its own for good: visitors' agendas name it, whatever becomes of
 * title, time and place. The end is empty where the entry has none.
 */
export type Talk = [id: string, startTime: string, endTime: string, title: string, place: string];

/** One list per day. */
export type SampleProgramme = Talk[][];

export const babyFair: SampleProgramme = [
  [
    ['bf-01', '10:00', '', 'Doors open', 'Hall 1'],
    ['bf-02', '11:30', '12:15', 'First weeks at home', 'Main stage'],
    ['bf-03', '13:00', '14:00', 'Infant massage for beginners', 'Workshop room'],
    ['bf-04', '14:00', '14:45', 'Crawling contest', 'Play arena'],
    ['bf-05', '16:30', '17:00', 'Lucky draw', 'Main stage'],
    ['bf-06', '19:00', '20:00', 'Date night: babywearing for dads', 'Workshop room'],
  ],
  [
    ['bf-07', '10:00', '', 'Doors open', 'Hall 1'],
    ['bf-08', '11:30', '12:15', 'Sleep through the night', 'Main stage'],
    ['bf-09', '13:00', '14:00', 'Cloth or disposable? An honest hour', 'Workshop room'],
    ['bf-10', '14:00', '14:45', 'Crawling contest', 'Play arena'],
    ['bf-11', '16:30', '17:00', 'Lucky draw', 'Main stage'],
    ['bf-12', '18:30', '19:30', 'Infant first aid, with practice dolls', 'Workshop room'],
  ],
  [
    ['bf-13', '10:00', '', 'Doors open', 'Hall 1'],
    ['bf-14', '11:30', '12:15', 'Starting solids, the Malaysian kitchen way', 'Main stage'],
    ['bf-15', '13:00', '14:00', 'Pumping and going back to work', 'Feeding corner'],
    ['bf-16', '15:00', '15:45', 'Toddler dance party', 'Play arena'],
    ['bf-17', '16:30', '17:00', 'Lucky draw', 'Main stage'],
    ['bf-18', '18:30', '19:30', 'Grandparents’ hour: what has changed, and what has not', 'Workshop room'],
  ],
  [
    ['bf-19', '10:00', '', 'Doors open', 'Hall 1'],
    ['bf-20', '11:00', '11:45', 'Two under two, without tears (mostly)', 'Main stage'],
    ['bf-21', '13:00', '14:00', 'Fit your car seat in ten minutes', 'Workshop room'],
    ['bf-22', '15:00', '15:45', 'Storytime in Malay, Mandarin, Tamil and English', 'Play arena'],
    ['bf-23', '17:00', '17:30', 'Grand lucky draw: a stroller and a year of diapers', 'Main stage'],
  ],
];

export const yearEnd: SampleProgramme = [
  [
    ['ye-01', '10:00', '', 'Doors open', 'Hall 3'],
    ['ye-02', '11:00', '11:45', 'Strollers, from city to kampung', 'Main stage'],
    ['ye-03', '13:00', '14:00', 'Hypnobirthing: a first taste', 'Workshop room'],
    ['ye-04', '14:30', '15:15', 'Storytime in Malay, Mandarin, Tamil and English', 'Play arena'],
    ['ye-05', '17:00', '17:30', 'Lucky draw', 'Main stage'],
    ['ye-06', '19:00', '19:45', 'Money talk: a baby on one salary', 'Main stage'],
  ],
  [
    ['ye-07', '10:00', '', 'Doors open', 'Hall 3'],
    ['ye-08', '11:30', '12:15', 'Confinement today: what helps, what can go', 'Main stage'],
    ['ye-09', '13:00', '14:00', 'First bites: a cooking demo for six months and up', 'Workshop room'],
    ['ye-10', '14:30', '15:30', 'Car seat fitting, step by step', 'Workshop room'],
    ['ye-11', '16:00', '16:45', 'Puppet show: the mousedeer and the tiger', 'Play arena'],
    ['ye-12', '17:00', '17:30', 'Lucky draw', 'Main stage'],
  ],
  [
    ['ye-13', '10:00', '', 'Doors open', 'Hall 3'],
    ['ye-14', '11:00', '11:45', 'Flying with a baby: queues, ears and nappies', 'Main stage'],
    ['ye-15', '13:00', '13:45', 'Ask a paediatrician anything', 'Main stage'],
    ['ye-16', '15:00', '15:45', 'Little drummers', 'Play arena'],
    ['ye-17', '16:30', '17:30', 'Vaccinations, explained calmly', 'Workshop room'],
    ['ye-18', '18:00', '18:30', 'The big family draw', 'Main stage'],
  ],
];

export const shahAlam: SampleProgramme = [
  [
    ['sa-01', '10:00', '', 'Doors open', 'Ground floor'],
    ['sa-02', '11:00', '11:45', 'Breastfeeding: the first ten days', 'Main stage'],
    ['sa-03', '13:00', '14:00', 'A nursery in a small flat', 'Workshop room'],
    ['sa-04', '15:00', '16:00', 'Pregnancy yoga', 'Workshop room'],
    ['sa-05', '17:00', '17:30', 'Lucky draw', 'Main stage'],
  ],
  [
    ['sa-06', '10:00', '', 'Doors open', 'Ground floor'],
    ['sa-07', '11:00', '11:45', 'The fourth trimester', 'Main stage'],
    ['sa-08', '13:00', '14:00', 'Postnatal massage and jamu: what to expect', 'Workshop room'],
    ['sa-09', '15:00', '15:45', 'Songs for small hands', 'Play corner'],
    ['sa-10', '17:00', '17:30', 'Lucky draw', 'Main stage'],
  ],
  [
    ['sa-11', '10:00', '', 'Doors open', 'Ground floor'],
    ['sa-12', '11:00', '11:45', 'Fathers on stage: what we wish we had known', 'Main stage'],
    ['sa-13', '13:00', '14:00', 'Choosing a taska', 'Workshop room'],
    ['sa-14', '15:00', '15:45', 'Crawling contest', 'Play corner'],
    ['sa-15', '17:00', '17:30', 'Lucky draw', 'Main stage'],
  ],
];
