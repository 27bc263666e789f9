import { box } from '../box';

export default box;
