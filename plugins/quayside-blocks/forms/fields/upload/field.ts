import { SEPARATOR } from '../choices';
import type { FieldType } from '../field-type';

/** Files. */
const upload: FieldType = {
	value: ( { control } ) =>
		[ ...( ( control as HTMLInputElement ).files ?? [] ) ]
			.map( ( { name } ) => name )
			.join( SEPARATOR ),
	native: true,
	early: true,
};

export default upload;
