// @script shell

import './styles/tokens.css';
import './styles/reset.css';
import './styles/base.css';
import './styles/large-text.css';
import { boot, startClean } from './app/boot.tsx';

const root = document.getElementById('root') as HTMLElement;
void boot(root).catch((error) => startClean(root, error));
