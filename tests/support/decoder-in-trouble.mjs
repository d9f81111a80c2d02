// Stands in for the process that decodes pictures, in the states into which a malicious picture can bring it.
import { limitMemory } from '../../server/content/pictures/limit-memory.mjs';

limitMemory();
const kept = [];
const inTrouble = {
  crash: () => process.abort(),
  hang: () => {
    for (;;);
  },
  eat: () => setInterval(() => kept.push(Buffer.alloc(200 * 1024 * 1024, 1)), 20),
  lie: () => process.send({ bytes: 'a string', width: 1, height: 1, ground: '../../x' }),
  well: () => process.send({ bytes: new Uint8Array([1]), width: 1, height: 1, ground: null }),
};
process.on('message', ({ file }) => inTrouble[file]());
