import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { DashboardAccount } from '@quayside/contracts/shop/dashboard.account';
import { Field } from './field';
import { SavedForm } from './saved-form';
import { useRequest } from './use-request';
import type { Client } from './use-request';
import { LoadingState } from './loading-state';

const PATH = '/quayside-shop/v1/customer/account';

/** Form for the customer's name, email address, and password. */
function AccountForm( {
	client,
	account,
}: {
	client: Client;
	account: DashboardAccount;
} ) {
	const [ values, setValues ] = useState( account );
	const [ current, setCurrent ] = useState( '' );
	const [ next, setNext ] = useState( '' );
	const [ saved, setSaved ] = useState( false );

	const change = ( part: Partial< DashboardAccount > ): void => {
		setValues( { ...values, ...part } );
		setSaved( false );
	};
	const save = async (): Promise< void > => {
		setSaved( false );
		setValues(
			await client< DashboardAccount >( {
				path: PATH,
				method: 'PUT',
				data: {
					...values,
					password_current: current,
					password_new: next,
				},
			} )
		);
		setCurrent( '' );
		setNext( '' );
		setSaved( true );
	};

	return (
		<SavedForm
			save={ save }
			saved={ __( 'Account details saved.', 'quayside-shop' ) }
		>
			{ ( errors ) => (
				<>
					<Field
						label={ __( 'First name', 'quayside-shop' ) }
						required
						autoComplete="given-name"
						value={ values.first_name }
						error={ errors.first_name }
						onChange={ ( value ) =>
							change( { first_name: value } )
						}
					/>
					<Field
						label={ __( 'Last name', 'quayside-shop' ) }
						required
						autoComplete="family-name"
						value={ values.last_name }
						error={ errors.last_name }
						onChange={ ( value ) => change( { last_name: value } ) }
					/>
					<Field
						label={ __( 'Display name', 'quayside-shop' ) }
						required
						autoComplete="nickname"
						value={ values.display_name }
						error={ errors.display_name }
						onChange={ ( value ) =>
							change( { display_name: value } )
						}
					/>
					<Field
						label={ __( 'Email address', 'quayside-shop' ) }
						kind="email"
						required
						autoComplete="email"
						value={ values.email }
						error={ errors.email }
						onChange={ ( value ) => change( { email: value } ) }
					/>
					<fieldset>
						<legend>
							{ __( 'Change password', 'quayside-shop' ) }
						</legend>
						<Field
							label={ __( 'Current password', 'quayside-shop' ) }
							kind="password"
							autoComplete="current-password"
							value={ current }
							error={ errors.password_current }
							onChange={ setCurrent }
						/>
						<Field
							label={ __( 'New password', 'quayside-shop' ) }
							kind="password"
							autoComplete="new-password"
							value={ next }
							error={ errors.password_new }
							onChange={ setNext }
						/>
					</fieldset>
					{ saved && (
						<p className="quayside-dashboard__saved">
							{ __( 'Account details saved.', 'quayside-shop' ) }
						</p>
					) }
				</>
			) }
		</SavedForm>
	);
}

/** Displays the account details when they have loaded. */
export function Account( { client }: { client: Client } ) {
	const { data, message, retry } = useRequest< DashboardAccount >(
		client,
		PATH
	);
	return data ? (
		<AccountForm client={ client } account={ data } />
	) : (
		<LoadingState message={ message } retry={ retry } />
	);
}
