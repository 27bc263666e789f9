import type { FieldType } from '../../field-type';

const shipName: FieldType = {
	validate: ( text ) =>
		text.startsWith( 'MS ' ) ? null : { code: 'option' },
};

export default shipName;
