/** An entry in the programme of a sample expo. */
export type Talk = [startTime: string, title: string, place: string];

/** One list per day. Later days repeat the last list. */
export type SampleProgramme = Talk[][];

export const babyFair: SampleProgramme = [
  [
    ['10:00', 'Doors open', 'Hall 1'],
    ['11:30', 'First weeks at home', 'Main stage'],
    ['13:00', 'Infant massage for beginners', 'Workshop room'],
    ['14:00', 'Crawling contest', 'Play arena'],
    ['16:30', 'Lucky draw', 'Main stage'],
    ['19:00', 'Date night: babywearing for dads', 'Workshop room'],
  ],
  [
    ['10:00', 'Doors open', 'Hall 1'],
    ['11:30', 'Sleep through the night', 'Main stage'],
    ['13:00', 'Cloth or disposable? An honest hour', 'Workshop room'],
    ['14:00', 'Crawling contest', 'Play arena'],
    ['16:30', 'Lucky draw', 'Main stage'],
    ['18:30', 'Infant first aid, with practice dolls', 'Workshop room'],
  ],
  [
    ['10:00', 'Doors open', 'Hall 1'],
    ['11:30', 'Starting solids, the Malaysian kitchen way', 'Main stage'],
    ['13:00', 'Pumping and going back to work', 'Feeding corner'],
    ['15:00', 'Toddler dance party', 'Play arena'],
    ['16:30', 'Lucky draw', 'Main stage'],
    ['18:30', 'Grandparents’ hour: what has changed, and what has not', 'Workshop room'],
  ],
  [
    ['10:00', 'Doors open', 'Hall 1'],
    ['11:00', 'Two under two, without tears (mostly)', 'Main stage'],
    ['13:00', 'Fit your car seat in ten minutes', 'Workshop room'],
    ['15:00', 'Storytime in Malay, Mandarin, Tamil and English', 'Play arena'],
    ['17:00', 'Grand lucky draw: a stroller and a year of diapers', 'Main stage'],
  ],
];

export const yearEnd: SampleProgramme = [
  [
    ['10:00', 'Doors open', 'Hall 3'],
    ['11:00', 'Strollers, from city to kampung', 'Main stage'],
    ['13:00', 'Hypnobirthing: a first taste', 'Workshop room'],
    ['14:30', 'Storytime in Malay, Mandarin, Tamil and English', 'Play arena'],
    ['17:00', 'Lucky draw', 'Main stage'],
    ['19:00', 'Money talk: a baby on one salary', 'Main stage'],
  ],
  [
    ['10:00', 'Doors open', 'Hall 3'],
    ['11:30', 'Confinement today: what helps, what can go', 'Main stage'],
    ['13:00', 'First bites: a cooking demo for six months and up', 'Workshop room'],
    ['14:30', 'Car seat fitting, step by step', 'Workshop room'],
    ['16:00', 'Puppet show: the mousedeer and the tiger', 'Play arena'],
    ['17:00', 'Lucky draw', 'Main stage'],
  ],
  [
    ['10:00', 'Doors open', 'Hall 3'],
    ['11:00', 'Flying with a baby: queues, ears and nappies', 'Main stage'],
    ['13:00', 'Ask a paediatrician anything', 'Main stage'],
    ['15:00', 'Little drummers', 'Play arena'],
    ['16:30', 'Vaccinations, explained calmly', 'Workshop room'],
    ['18:00', 'The big family draw', 'Main stage'],
  ],
];

export const shahAlam: SampleProgramme = [
  [
    ['10:00', 'Doors open', 'Ground floor'],
    ['11:00', 'Breastfeeding: the first ten days', 'Main stage'],
    ['13:00', 'A nursery in a small flat', 'Workshop room'],
    ['15:00', 'Pregnancy yoga', 'Workshop room'],
    ['17:00', 'Lucky draw', 'Main stage'],
  ],
  [
    ['10:00', 'Doors open', 'Ground floor'],
    ['11:00', 'The fourth trimester', 'Main stage'],
    ['13:00', 'Postnatal massage and jamu: what to expect', 'Workshop room'],
    ['15:00', 'Songs for small hands', 'Play corner'],
    ['17:00', 'Lucky draw', 'Main stage'],
  ],
  [
    ['10:00', 'Doors open', 'Ground floor'],
    ['11:00', 'Fathers on stage: what we wish we had known', 'Main stage'],
    ['13:00', 'Choosing a taska', 'Workshop room'],
    ['15:00', 'Crawling contest', 'Play corner'],
    ['17:00', 'Lucky draw', 'Main stage'],
  ],
];
