export { mountSwitchScreen } from './screen';
