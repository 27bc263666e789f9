import type { MouseEvent } from 'react';
import type { Errors } from './fields/check';
import {
	confirmKey,
	getInvalidControl,
	getInvalidFields,
} from './fields/check';
import type { Field } from './fields/field';

interface Props {
	fields: Field[];
	errors: Errors;
	/** Text with a placeholder for the number of fields. */
	text: string;
}

/** Returns the label without the asterisk. */
const getLabel = ( { block }: Field ): string =>
	block
		.querySelector( '.srfm-block-label' )
		?.firstChild?.textContent?.trim() ?? '';

/** Renders the errors with a link to each field. ErrorSummary.php prints the same for browsers without JavaScript. */
export function ErrorSummary( { fields, errors, text }: Props ) {
	const invalid = getInvalidFields( fields, errors );
	return (
		<>
			<p>{ text.replace( '%s', String( invalid.length ) ) }</p>
			<ul>
				{ invalid.map( ( field ) => {
					const target = getInvalidControl( field, errors );
					const onClick = ( event: MouseEvent ): void => {
						event.preventDefault();
						target.focus();
					};
					return (
						<li key={ field.id }>
							<a href={ `#${ target.id }` } onClick={ onClick }>
								{ getLabel( field ) }:{ ' ' }
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
