import type { MouseEvent } from 'react';
import type { Errors } from './check';
import { confirmKey } from './check';
import type { Field } from './fields/field';

interface Props {
	fields: Field[];
	errors: Errors;
	/** Text with a place for the number of fields. */
	text: string;
}

/** Fields that must be corrected. */
export const wrongOf = ( fields: Field[], errors: Errors ): Field[] =>
	fields.filter(
		( field ) => errors[ field.id ] || errors[ confirmKey( field ) ]
	);

/** The label as it is read, without the star. */
const labelOf = ( { block }: Field ): string =>
	block
		.querySelector( '.srfm-block-label' )
		?.firstChild?.textContent?.trim() ?? '';

/** What is wrong, with a link to each field. ErrorSummary.php prints the same for browsers without JavaScript. */
export function ErrorSummary( { fields, errors, text }: Props ) {
	const wrong = wrongOf( fields, errors );
	return (
		<>
			<p>{ text.replace( '%s', String( wrong.length ) ) }</p>
			<ul>
				{ wrong.map( ( field ) => {
					const target =
						! errors[ field.id ] && field.confirm
							? field.confirm.control
							: ( field.widget ?? field.control );
					const go = ( event: MouseEvent ): void => {
						event.preventDefault();
						target.focus();
					};
					return (
						<li key={ field.id }>
							<a href={ `#${ target.id }` } onClick={ go }>
								{ labelOf( field ) }:{ ' ' }
								{ errors[ field.id ] ||
									errors[ confirmKey( field ) ] }
							</a>
						</li>
					);
				} ) }
			</ul>
		</>
	);
}
