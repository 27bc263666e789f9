import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { DashboardAddress } from '@quayside/contracts/shop/dashboard.address';
import { Field } from './field';
import { SavedForm } from './saved-form';
import { useRequest } from './use-request';
import type { Client } from './use-request';
import { LoadingState } from './loading-state';

const getPath = ( type: DashboardAddress[ 'type' ] ): string =>
	`/quayside-shop/v1/customer/addresses/${ type }`;

/**
 * Returns the values of an address. One that has not been entered yet starts with those of the other address, so that nobody enters
 * the same twice.
 */
const getValues = (
	{ type, fields, lines }: DashboardAddress,
	other: DashboardAddress | null
): Record< string, string > => {
	const values = Object.fromEntries(
		fields.map( ( { name, value } ) => [ name, value ] )
	);
	if ( lines.length || ! other?.lines.length ) {
		return values;
	}
	const same = Object.fromEntries(
		other.fields
			.filter( ( { value } ) => value )
			.map( ( { name, value } ) => [
				name.replace( `${ other.type }_`, `${ type }_` ),
				value,
			] )
	);
	const country = `${ type }_country`;
	// The store may not ship to the country of the billing address.
	return fields.some(
		( { name, options } ) =>
			name === country &&
			options.length &&
			! options.some( ( { value } ) => value === same[ country ] )
	)
		? values
		: { ...values, ...same };
};

/** Form for an address. When the country changes, the new country's fields are requested. */
function AddressForm( {
	client,
	address,
	other,
	onDone,
}: {
	client: Client;
	address: DashboardAddress;
	/** The customer's other address, once it is loaded. */
	other: DashboardAddress | null;
	onDone: ( saved: DashboardAddress | null ) => void;
} ) {
	const [ fields, setFields ] = useState( address.fields );
	const [ values, setValues ] = useState( () => getValues( address, other ) );
	const path = getPath( address.type );
	const requestedCountry = useRef( '' );

	const loadFields = ( country: string ): void => {
		requestedCountry.current = country;
		client< DashboardAddress >( {
			path: `${ path }?country=${ encodeURIComponent( country ) }`,
		} ).then(
			// Ignores the response if another country has been selected since. Entered values are preserved.
			( loaded ) =>
				requestedCountry.current === country &&
				setFields( loaded.fields ),
			// Keeps the fields of the previous country. The store validates the values on save.
			() => undefined
		);
	};
	const countryName = `${ address.type }_country`;
	const hasChanged = useRef( false );
	useEffect( () => {
		// The other address may load after the form has been opened. What was entered until then stays.
		if ( hasChanged.current ) {
			return;
		}
		const start = getValues( address, other );
		const country = start[ countryName ] ?? '';
		setValues( start );
		if ( country !== getValues( address, null )[ countryName ] ) {
			loadFields( country );
		}
		// Only what the form starts with.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ other ] );
	const change = ( name: string, value: string ): void => {
		hasChanged.current = true;
		setValues( ( current ) => ( { ...current, [ name ]: value } ) );
		if ( name === countryName ) {
			loadFields( value );
		}
	};
	const save = async (): Promise< void > => {
		const submitted = Object.fromEntries(
			fields.map( ( { name } ) => [ name, values[ name ] ?? '' ] )
		);
		onDone(
			await client< DashboardAddress >( {
				path,
				method: 'PUT',
				data: { values: submitted },
			} )
		);
	};

	return (
		<SavedForm
			save={ save }
			saved={ __( 'Address saved.', 'quayside-shop' ) }
			onCancel={ () => onDone( null ) }
		>
			{ ( errors ) =>
				fields.map(
					( {
						name,
						label,
						kind,
						required,
						autocomplete,
						options,
					} ) => (
						<Field
							key={ name }
							label={ label }
							kind={ kind }
							required={ required }
							autoComplete={ autocomplete }
							options={ options }
							value={ values[ name ] ?? '' }
							error={ errors[ name ] }
							onChange={ ( value ) => change( name, value ) }
						/>
					)
				)
			}
		</SavedForm>
	);
}

/** Displays one address or the form that edits it. */
function Address( {
	client,
	type,
	title,
	other,
	onChange,
}: {
	client: Client;
	type: DashboardAddress[ 'type' ];
	title: string;
	other: DashboardAddress | null;
	onChange: ( address: DashboardAddress | null ) => void;
} ) {
	const { data, message, retry, setData } = useRequest< DashboardAddress >(
		client,
		getPath( type )
	);
	useEffect( () => onChange( data ), [ data, onChange ] );
	const [ editing, setEditing ] = useState( false );
	const heading = useRef< HTMLHeadingElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	const hasToggled = useRef( false );

	// The focused element has been removed. The focus moves to the heading of the form, or back to the button that
	// opened it.
	useEffect( () => {
		if ( hasToggled.current ) {
			( editing ? heading : button ).current?.focus();
		}
		hasToggled.current = true;
	}, [ editing ] );

	const done = ( saved: DashboardAddress | null ): void => {
		if ( saved ) {
			setData( saved );
		}
		setEditing( false );
	};

	return (
		<section
			className="quayside-address"
			aria-labelledby={ `quayside-address-${ type }` }
		>
			<h3
				id={ `quayside-address-${ type }` }
				tabIndex={ -1 }
				ref={ heading }
			>
				{ title }
			</h3>
			{ ! data && <LoadingState message={ message } retry={ retry } /> }
			{ data && editing && (
				<AddressForm
					client={ client }
					address={ data }
					other={ other }
					onDone={ done }
				/>
			) }
			{ data && ! editing && (
				<>
					{ data.lines.length ? (
						<address>
							{ data.lines.map( ( line, index ) => (
								<span key={ index }>{ line }</span>
							) ) }
						</address>
					) : (
						<p>
							{ __(
								'You have not added this address yet.',
								'quayside-shop'
							) }
						</p>
					) }
					<button
						type="button"
						ref={ button }
						className="quayside-dashboard__button is-quiet"
						aria-describedby={ `quayside-address-${ type }` }
						onClick={ () => setEditing( true ) }
					>
						{ data.lines.length
							? __( 'Edit', 'quayside-shop' )
							: __( 'Add', 'quayside-shop' ) }
					</button>
				</>
			) }
		</section>
	);
}

/** Displays the billing and shipping addresses. */
export function Addresses( { client }: { client: Client } ) {
	const [ billing, setBilling ] = useState< DashboardAddress | null >( null );
	const [ shipping, setShipping ] = useState< DashboardAddress | null >(
		null
	);
	return (
		<div className="quayside-dashboard__addresses">
			<Address
				client={ client }
				type="billing"
				title={ __( 'Billing address', 'quayside-shop' ) }
				other={ shipping }
				onChange={ setBilling }
			/>
			<Address
				client={ client }
				type="shipping"
				title={ __( 'Shipping address', 'quayside-shop' ) }
				other={ billing }
				onChange={ setShipping }
			/>
		</div>
	);
}
