/** The colours of the sample pictures: a soft ground each, with lighter colours for floors and deeper ones for objects behind. */
export const tones = {
  'sun-soft': {
    ground: '#FFF0C4',
    light: '#FFF9E6',
    mid: '#FFE3A0',
    deep: '#F9CD6C',
    strong: '#FFC83D',
    mates: ['#FF9D90', '#7FD0BA', '#8FB2F5'],
  },
  'mint-soft': {
    ground: '#D6F4EA',
    light: '#F2FBF7',
    mid: '#B5E6D6',
    deep: '#84D0B8',
    strong: '#3FB593',
    mates: ['#FFC83D', '#FF9D90', '#8FB2F5'],
  },
  'coral-soft': {
    ground: '#FFE3DE',
    light: '#FFF5F1',
    mid: '#FFCBC2',
    deep: '#FFA99C',
    strong: '#F98573',
    mates: ['#FFC83D', '#7FD0BA', '#B9A4F2'],
  },
  'sky-soft': {
    ground: '#E1EDFF',
    light: '#F6FAFF',
    mid: '#C6DCFF',
    deep: '#9ABFFA',
    strong: '#5A8AEE',
    mates: ['#FFC83D', '#FF9D90', '#7FD0BA'],
  },
  'lilac-soft': {
    ground: '#ECE5FF',
    light: '#F9F6FF',
    mid: '#D8CBFB',
    deep: '#B9A4F2',
    strong: '#8E72E0',
    mates: ['#FFC83D', '#FF9D90', '#7FD0BA'],
  },
};
