import { useRef } from 'react';
import { ErrorNotice } from '@quayside/admin/error-notice';
import { useAction, useRequest } from '@quayside/admin/request';
import apiFetch from '@wordpress/api-fetch';
import {
	Button,
	Card,
	CardBody,
	CardHeader,
	Spinner,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import type { GettingStarted } from '@quayside/contracts/shop/getting-started';

const PATH = '/quayside-shop/v1/getting-started';

const getStateLabel = (
	state: GettingStarted[ 'checks' ][ number ][ 'state' ]
): string =>
	( {
		good: __( 'Good', 'quayside-shop' ),
		advice: __( 'Recommended', 'quayside-shop' ),
		problem: __( 'Action required', 'quayside-shop' ),
	} )[ state ];

/** Renders first steps, checks and links for the store's owner. */
export function GettingStartedScreen() {
	const { data, error, setData } = useRequest( PATH, ( signal ) =>
		apiFetch< GettingStarted >( { path: PATH, signal } )
	);
	const creation = useAction();
	const steps = useRef< HTMLOListElement >( null );

	const createDashboard = (): Promise< boolean > =>
		creation.run( async () => {
			setData(
				await apiFetch< GettingStarted >( {
					path: `${ PATH }/dashboard`,
					method: 'POST',
				} )
			);
			// The button that had the focus is removed.
			steps.current?.focus();
			speak( __( 'Customer dashboard page created.', 'quayside-shop' ) );
		} );

	const done = data?.steps.filter( ( step ) => step.done ).length ?? 0;
	return (
		<>
			<ErrorNotice message={ error || creation.error } />
			{ ! data && ! error && <Spinner /> }
			{ data && (
				<>
					<Card>
						<CardHeader>
							<h2>{ __( 'First steps', 'quayside-shop' ) }</h2>
							<span>
								{ sprintf(
									/* translators: 1: number of steps that are done, 2: number of steps */
									__( '%1$d of %2$d done', 'quayside-shop' ),
									done,
									data.steps.length
								) }
							</span>
						</CardHeader>
						<CardBody>
							<ol
								className="quayside-steps"
								ref={ steps }
								tabIndex={ -1 }
								aria-label={ __(
									'First steps',
									'quayside-shop'
								) }
							>
								{ data.steps.map(
									( {
										name,
										title,
										text,
										done: isDone,
										url,
									} ) => (
										<li
											key={ name }
											className={
												isDone ? 'is-done' : ''
											}
										>
											<div>
												<h3>{ title }</h3>
												<p>{ text }</p>
											</div>
											{ isDone ? (
												<span className="quayside-state is-good">
													{ __(
														'Done',
														'quayside-shop'
													) }
												</span>
											) : url ? (
												<Button
													variant="secondary"
													href={ url }
													aria-label={ `${ __( 'Start', 'quayside-shop' ) }: ${ title }` }
													__next40pxDefaultSize
												>
													{ __(
														'Start',
														'quayside-shop'
													) }
												</Button>
											) : (
												<Button
													variant="secondary"
													onClick={ () =>
														void createDashboard()
													}
													isBusy={ creation.isBusy }
													disabled={ creation.isBusy }
													accessibleWhenDisabled
													aria-label={ __(
														'Create page: Customer dashboard',
														'quayside-shop'
													) }
													__next40pxDefaultSize
												>
													{ __(
														'Create page',
														'quayside-shop'
													) }
												</Button>
											) }
										</li>
									)
								) }
							</ol>
						</CardBody>
					</Card>
					<Card>
						<CardHeader>
							<h2>{ __( 'Checks', 'quayside-shop' ) }</h2>
						</CardHeader>
						<CardBody>
							<ul className="quayside-steps">
								{ data.checks.map(
									( { name, title, text, state, url } ) => (
										<li key={ name }>
											<div>
												<h3>
													{ state === 'good' ? (
														title
													) : (
														<a
															href={ url }
															aria-describedby={ `quayside-check-${ name }` }
														>
															{ title }
														</a>
													) }
												</h3>
												<p
													id={ `quayside-check-${ name }` }
												>
													{ text }
												</p>
											</div>
											<span
												className={ `quayside-state is-${ state }` }
											>
												{ getStateLabel( state ) }
											</span>
										</li>
									)
								) }
							</ul>
						</CardBody>
					</Card>
					<Card>
						<CardHeader>
							<h2>{ __( 'Links', 'quayside-shop' ) }</h2>
						</CardHeader>
						<CardBody>
							<ul className="quayside-links">
								{ data.links.map( ( { title, url } ) => (
									<li key={ url }>
										<a href={ url }>{ title }</a>
									</li>
								) ) }
							</ul>
						</CardBody>
					</Card>
				</>
			) }
		</>
	);
}
