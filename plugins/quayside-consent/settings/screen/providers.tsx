import { useEffect, useRef, useState } from 'react';
import { ErrorNotice } from '@quayside/admin/error-notice';
import { speak } from '@wordpress/a11y';
import {
	Button,
	SearchControl,
	SelectControl,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { __, _n, sprintf } from '@wordpress/i18n';
import { categoriesOf, newId, providersOf } from '../lists';
import type { EffectiveProvider } from '../lists';
import { hostsOf, problemOf } from '../../blocking/providers/pattern';
import type { PartProps, Settings } from '../store';

/** Number of visible rows. The list is long, so owners search it. */
const MAX_ROWS = 25;

/** Pause after which a search is typed, in ms. */
const TYPING = 500;

/** Returns why a provider is never blocked, by its reason in the list. */
const reasons = (): Record<
	NonNullable< EffectiveProvider[ 'reason' ] >,
	string
> => ( {
	files: __( 'Delivers files of this site.', 'quayside-consent' ),
	libraries: __(
		'Delivers program libraries that pages need.',
		'quayside-consent'
	),
	payments: __( 'Handles payments and prevents fraud.', 'quayside-consent' ),
	consent: __(
		'Asks for consent itself, so it must load before.',
		'quayside-consent'
	),
	certificates: __(
		'Checks certificates of secure connections.',
		'quayside-consent'
	),
} );

/** Renders the providers that are blocked, with the category of each, and those that the owner added. */
export function Providers( { answer, draft, change }: PartProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ added, setAdded ] = useState( {
		name: '',
		category: 'advertisement',
		hosts: '',
	} );
	const [ problem, setProblem ] = useState( '' );
	const options = categoriesOf( answer, draft ).map( ( { slug, name } ) => ( {
		value: slug,
		label: name,
	} ) );
	const all = providersOf( answer, draft.providers );
	const term = search.trim().toLowerCase();
	const found = all.filter( ( { name, hosts } ) =>
		[ name.toLowerCase(), ...hosts ].some( ( text ) =>
			text.includes( term )
		)
	);

	const count =
		found.length > MAX_ROWS
			? sprintf(
					/* translators: 1: number of providers shown, 2: number found. */
					__( '%1$d of %2$d providers', 'quayside-consent' ),
					MAX_ROWS,
					found.length
				)
			: found.length > 0
				? sprintf(
						/* translators: %d: number of providers found. */
						_n(
							'%d provider found.',
							'%d providers found.',
							found.length,
							'quayside-consent'
						),
						found.length
					)
				: __( 'No providers found.', 'quayside-consent' );
	// Once the search is typed, not after each letter.
	const speakLater = useDebounce( speak, TYPING );
	const isFirst = useRef( true );
	useEffect( () => {
		if ( ! isFirst.current ) {
			speakLater( count );
		}
		isFirst.current = false;
	}, [ count, speakLater ] );

	const set = (
		id: string,
		next: Settings[ 'providers' ][ string ] | undefined
	): void => {
		const others = Object.fromEntries(
			Object.entries( draft.providers ).filter(
				( [ other ] ) => other !== id
			)
		);
		change( {
			providers:
				next === undefined ? others : { ...others, [ id ]: next },
		} );
	};
	const assign = ( id: string, category: string ): void => {
		const current = draft.providers[ id ];
		if ( typeof current === 'object' ) {
			set( id, category ? { ...current, category } : false );
		} else {
			set(
				id,
				category === ''
					? false
					: category === answer.providers[ id ]?.category
						? undefined
						: category
			);
		}
	};
	const add = (): void => {
		const hosts = hostsOf( added.hosts );
		const reason =
			! added.name.trim() || hosts.length === 0
				? __(
						'Enter a provider name and at least one domain.',
						'quayside-consent'
					)
				: ( hosts.map( problemOf ).find( Boolean ) ?? '' );
		setProblem( reason );
		if ( ! reason ) {
			set(
				newId( added.name, ( id ) =>
					all.some( ( provider ) => provider.id === id )
				),
				{ name: added.name.trim(), category: added.category, hosts }
			);
			setSearch( added.name.trim() );
			setAdded( { ...added, name: '', hosts: '' } );
			speak( __( 'Provider added.', 'quayside-consent' ) );
		}
	};

	return (
		<>
			<SearchControl
				__nextHasNoMarginBottom
				label={ __(
					'Search providers and domains',
					'quayside-consent'
				) }
				value={ search }
				onChange={ setSearch }
			/>
			<div className="quayside-consent-settings__table">
				<table className="widefat striped">
					<caption className="screen-reader-text">
						{ __( 'Providers', 'quayside-consent' ) }
					</caption>
					<thead>
						<tr>
							<th scope="col">
								{ __( 'Provider', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __( 'Domains', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __( 'Required consent', 'quayside-consent' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ found
							.slice( 0, MAX_ROWS )
							.map(
								( {
									id,
									name,
									hosts,
									category,
									reason,
									isOwn,
								} ) => (
									<tr key={ id }>
										<th scope="row">
											{ name }
											{ reason && (
												<p className="description">
													{ reasons()[ reason ] }
												</p>
											) }
										</th>
										<td>{ hosts.join( ', ' ) }</td>
										<td>
											<SelectControl
												__nextHasNoMarginBottom
												__next40pxDefaultSize
												aria-label={ sprintf(
													/* translators: %s: name of a provider. */
													__(
														'Cookie category for %s',
														'quayside-consent'
													),
													name
												) }
												value={ category }
												options={ [
													...options.filter(
														( { value } ) =>
															value !==
															'necessary'
													),
													{
														value: reason
															? 'necessary'
															: '',
														label: __(
															'None (never blocked)',
															'quayside-consent'
														),
													},
												] }
												onChange={ ( next ) =>
													assign( id, next )
												}
											/>
											{ isOwn && (
												<Button
													variant="link"
													isDestructive
													onClick={ () =>
														set( id, undefined )
													}
												>
													{ sprintf(
														/* translators: %s: name of a provider. */
														__(
															'Remove %s',
															'quayside-consent'
														),
														name
													) }
												</Button>
											) }
										</td>
									</tr>
								)
							) }
					</tbody>
				</table>
			</div>
			<p>{ count }</p>
			<fieldset>
				<legend>{ __( 'Add a provider', 'quayside-consent' ) }</legend>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Provider name', 'quayside-consent' ) }
					value={ added.name }
					onChange={ ( name ) => setAdded( { ...added, name } ) }
				/>
				<TextareaControl
					__nextHasNoMarginBottom
					rows={ 3 }
					label={ __( 'Domains (one per line)', 'quayside-consent' ) }
					help={ __(
						'Subdomains are included. You can add a path with up to two segments, such as google.com/maps.',
						'quayside-consent'
					) }
					value={ added.hosts }
					onChange={ ( hosts ) => setAdded( { ...added, hosts } ) }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Cookie category', 'quayside-consent' ) }
					value={ added.category }
					options={ options.filter(
						( { value } ) => value !== 'necessary'
					) }
					onChange={ ( category ) =>
						setAdded( { ...added, category } )
					}
				/>
				<ErrorNotice message={ problem } />
				<div>
					<Button variant="secondary" onClick={ add }>
						{ __( 'Add provider', 'quayside-consent' ) }
					</Button>
				</div>
			</fieldset>
		</>
	);
}
