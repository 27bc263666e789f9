import { checkedOf } from './choices';
import type { FieldType } from './field-type';

/** Fields that are one check box. */
export const box: FieldType = {
	judge: ( text ) => ( text === 'on' ? null : { code: 'option' } ),
	value: checkedOf,
	native: true,
};
