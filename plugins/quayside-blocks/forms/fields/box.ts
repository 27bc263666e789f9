import { checkedOf } from './choices';
import type { FieldType } from './field-type';

/** Shared by fields that consist of one checkbox. */
export const box: FieldType = {
	validate: ( text ) => ( text === 'on' ? null : { code: 'option' } ),
	value: checkedOf,
	native: true,
};
