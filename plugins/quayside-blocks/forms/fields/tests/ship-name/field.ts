import type { FieldType } from '../../field-type';

const shipName: FieldType = {
	judge: ( text ) => ( text.startsWith( 'MS ' ) ? null : { code: 'option' } ),
};

export default shipName;
