import './styles/tokens.css';
import './styles/reset.css';
import './styles/base.css';
import { boot } from './app/boot.tsx';

void boot(document.getElementById('root') as HTMLElement);
