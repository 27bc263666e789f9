import { useId } from 'react';
import { __ } from '@wordpress/i18n';

interface Props {
	label: string;
	kind?:
		| 'text'
		| 'email'
		| 'tel'
		| 'select'
		| 'checkbox'
		| 'textarea'
		| 'password';
	value: string;
	required?: boolean;
	autoComplete?: string;
	options?: { value: string; label: string }[];
	error?: string | undefined;
	onChange: ( value: string ) => void;
}

/** Class of the error below a control. */
export const ERROR = 'quayside-field__error';

/** A labeled control. Its error is displayed below it and linked with aria-describedby. */
export function Field( {
	label,
	kind = 'text',
	value,
	required = false,
	autoComplete,
	options = [],
	error,
	onChange,
}: Props ) {
	const id = useId();
	const shared = {
		id,
		required,
		autoComplete,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': error ? `${ id }-error` : undefined,
	};
	const name = (
		<label htmlFor={ id }>
			{ label }{ ' ' }
			{ ! required && kind !== 'checkbox' && (
				<span className="quayside-field__optional">
					{ __( '(optional)', 'quayside-shop' ) }
				</span>
			) }
		</label>
	);
	return (
		<div className={ `quayside-field is-${ kind }` }>
			{ kind !== 'checkbox' && name }
			{ kind === 'select' && (
				<select
					{ ...shared }
					value={ value }
					onChange={ ( event ) => onChange( event.target.value ) }
				>
					{ ! options.some(
						( option ) => option.value === value
					) && (
						<option value={ value }>
							{ __( 'Select an option', 'quayside-shop' ) }
						</option>
					) }
					{ options.map( ( option ) => (
						<option key={ option.value } value={ option.value }>
							{ option.label }
						</option>
					) ) }
				</select>
			) }
			{ kind === 'textarea' && (
				<textarea
					{ ...shared }
					rows={ 3 }
					value={ value }
					onChange={ ( event ) => onChange( event.target.value ) }
				/>
			) }
			{ kind === 'checkbox' && (
				<input
					{ ...shared }
					type="checkbox"
					checked={ value === '1' }
					onChange={ ( event ) =>
						onChange( event.target.checked ? '1' : '' )
					}
				/>
			) }
			{ [ 'text', 'email', 'tel', 'password' ].includes( kind ) && (
				<input
					{ ...shared }
					type={ kind }
					value={ value }
					onChange={ ( event ) => onChange( event.target.value ) }
				/>
			) }
			{ kind === 'checkbox' && name }
			{ error && (
				<p id={ `${ id }-error` } className={ ERROR }>
					{ error }
				</p>
			) }
		</div>
	);
}
