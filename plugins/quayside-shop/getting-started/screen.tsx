import { useEffect, useRef, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import {
	Button,
	Card,
	CardBody,
	CardHeader,
	Notice,
	Spinner,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import type { GettingStarted } from '@quayside/contracts/shop/getting-started';

const PATH = '/quayside-shop/v1/getting-started';

const stateName = (
	state: GettingStarted[ 'checks' ][ number ][ 'state' ]
): string =>
	( {
		good: __( 'Good', 'quayside-shop' ),
		advice: __( 'Recommended', 'quayside-shop' ),
		problem: __( 'Action required', 'quayside-shop' ),
	} )[ state ];

/** First steps, checks and links for the shop's owner. */
export function GettingStartedScreen() {
	const [ shown, setShown ] = useState< GettingStarted | null >( null );
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const steps = useRef< HTMLOListElement >( null );

	useEffect( () => {
		apiFetch< GettingStarted >( { path: PATH } ).then(
			setShown,
			( error: Error ) => setProblem( error.message )
		);
	}, [] );

	const makeDashboard = async (): Promise< void > => {
		setBusy( true );
		setProblem( '' );
		try {
			setShown(
				await apiFetch< GettingStarted >( {
					path: `${ PATH }/dashboard`,
					method: 'POST',
				} )
			);
			// The button that was pressed is gone.
			steps.current?.focus();
			speak( __( 'Customer dashboard page created.', 'quayside-shop' ) );
		} catch ( error ) {
			setProblem( ( error as Error ).message );
		}
		setBusy( false );
	};

	const done = shown?.steps.filter( ( step ) => step.done ).length ?? 0;
	return (
		<>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ ! shown && ! problem && <Spinner /> }
			{ shown && (
				<>
					<Card>
						<CardHeader>
							<h2>{ __( 'First steps', 'quayside-shop' ) }</h2>
							<span>
								{ sprintf(
									/* translators: 1: number of steps that are done, 2: number of steps */
									__( '%1$d of %2$d done', 'quayside-shop' ),
									done,
									shown.steps.length
								) }
							</span>
						</CardHeader>
						<CardBody>
							<ol
								className="quayside-steps"
								ref={ steps }
								tabIndex={ -1 }
							>
								{ shown.steps.map(
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
														void makeDashboard()
													}
													isBusy={ busy }
													disabled={ busy }
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
								{ shown.checks.map(
									( { name, title, text, state, url } ) => (
										<li key={ name }>
											<div>
												<h3>
													{ state === 'good' ? (
														title
													) : (
														<a href={ url }>
															{ title }
														</a>
													) }
												</h3>
												<p>{ text }</p>
											</div>
											<span
												className={ `quayside-state is-${ state }` }
											>
												{ stateName( state ) }
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
								{ shown.links.map( ( { title, url } ) => (
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
