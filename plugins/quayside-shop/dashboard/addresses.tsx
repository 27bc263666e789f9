import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { DashboardAddress } from '@quayside/contracts/shop/dashboard.address';
import { Field } from './field';
import { SavedForm } from './saved-form';
import { useAnswer } from './use-answer';
import type { Client } from './use-answer';
import { Waiting } from './waiting';

const pathOf = ( type: DashboardAddress[ 'type' ] ): string =>
	`/quayside-shop/v1/customer/addresses/${ type }`;

const valuesOf = ( { fields }: DashboardAddress ): Record< string, string > =>
	Object.fromEntries( fields.map( ( { name, value } ) => [ name, value ] ) );

/** Fields of an address; those of another country come from the store when the country changes. */
function AddressForm( {
	client,
	address,
	onDone,
}: {
	client: Client;
	address: DashboardAddress;
	onDone: ( saved: DashboardAddress | null ) => void;
} ) {
	const [ fields, setFields ] = useState( address.fields );
	const [ values, setValues ] = useState( () => valuesOf( address ) );
	const path = pathOf( address.type );
	const asked = useRef( '' );

	const change = ( name: string, value: string ): void => {
		setValues( ( known ) => ( { ...known, [ name ]: value } ) );
		if ( name === `${ address.type }_country` ) {
			asked.current = value;
			client< DashboardAddress >( {
				path: `${ path }?country=${ encodeURIComponent( value ) }`,
			} ).then(
				// Another country may have been chosen since. What was typed stays.
				( found ) =>
					asked.current === value && setFields( found.fields ),
				// The fields of the old country stay; the store judges what they say.
				() => undefined
			);
		}
	};
	const save = async (): Promise< void > => {
		const sent = Object.fromEntries(
			fields.map( ( { name } ) => [ name, values[ name ] ?? '' ] )
		);
		onDone(
			await client< DashboardAddress >( {
				path,
				method: 'PUT',
				data: { values: sent },
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

/** One address: as it is, or to be changed. */
function Address( {
	client,
	type,
	title,
}: {
	client: Client;
	type: DashboardAddress[ 'type' ];
	title: string;
} ) {
	const { answer, problem, retry, setAnswer } = useAnswer< DashboardAddress >(
		client,
		pathOf( type )
	);
	const [ editing, setEditing ] = useState( false );
	const heading = useRef< HTMLHeadingElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	const moved = useRef( false );

	// What had the focus has left the page: the form begins at its heading, and ends at the button that opened it.
	useEffect( () => {
		if ( moved.current ) {
			( editing ? heading : button ).current?.focus();
		}
		moved.current = true;
	}, [ editing ] );

	const done = ( saved: DashboardAddress | null ): void => {
		if ( saved ) {
			setAnswer( saved );
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
			{ ! answer && <Waiting problem={ problem } retry={ retry } /> }
			{ answer && editing && (
				<AddressForm
					client={ client }
					address={ answer }
					onDone={ done }
				/>
			) }
			{ answer && ! editing && (
				<>
					{ answer.lines.length ? (
						<address>
							{ answer.lines.map( ( line, index ) => (
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
						{ answer.lines.length
							? __( 'Edit', 'quayside-shop' )
							: __( 'Add', 'quayside-shop' ) }
					</button>
				</>
			) }
		</section>
	);
}

/** Billing and shipping address. */
export function Addresses( { client }: { client: Client } ) {
	return (
		<div className="quayside-dashboard__addresses">
			<Address
				client={ client }
				type="billing"
				title={ __( 'Billing address', 'quayside-shop' ) }
			/>
			<Address
				client={ client }
				type="shipping"
				title={ __( 'Shipping address', 'quayside-shop' ) }
			/>
		</div>
	);
}
