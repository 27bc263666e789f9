import { useEffect, useRef, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ConsentChecklistRequest } from '@quayside/contracts/consent/checklist.request';
import type {
	ConsentChecklist,
	ConsentChecklistStep,
} from '@quayside/contracts/consent/checklist.response';
import { getStep } from './steps';

const PATH = '/quayside-consent/v1/checklist';

const hasOpenStep = ( steps: readonly ConsentChecklistStep[] ): boolean =>
	steps.some( ( { state } ) => state === 'open' );

interface Props {
	/** Changes whenever the settings were saved, so that the facts are read again. */
	version: unknown;
	/** Number of scans in this browser, each of which changes the facts as well. */
	scans: number;
	/** Called when the last step is dismissed while the list, which is removed then, has the focus. */
	onComplete: () => void;
}

/** Renders the steps of the setup, until each is complete or dismissed. */
export function Checklist( { version, scans, onComplete }: Props ) {
	const [ steps, setSteps ] = useState< ConsentChecklistStep[] >( [] );
	const heading = useRef< HTMLHeadingElement >( null );
	const accept = ( response: ConsentChecklist ): void =>
		setSteps( response.steps );
	useEffect( () => {
		// The settings work without it.
		apiFetch< ConsentChecklist >( { path: PATH } )
			.then( accept )
			.catch( () => undefined );
	}, [ version, scans ] );
	const dismiss = ( id: ConsentChecklistStep[ 'id' ] ): void => {
		// The focused button disappears.
		heading.current?.focus();
		apiFetch< ConsentChecklist >( {
			path: PATH,
			method: 'POST',
			data: { id, dismissed: true } satisfies ConsentChecklistRequest,
		} )
			.then( ( response ) => {
				const { current } = heading;
				if (
					current?.ownerDocument.activeElement === current &&
					! hasOpenStep( response.steps )
				) {
					onComplete();
				}
				accept( response );
			} )
			.catch( () => undefined );
	};
	if ( ! hasOpenStep( steps ) ) {
		return null;
	}
	const shown = steps.filter( ( { state } ) => state !== 'dismissed' );
	return (
		<section
			className="quayside-consent-settings__checklist"
			aria-labelledby="quayside-consent-checklist"
		>
			<h2 id="quayside-consent-checklist" ref={ heading } tabIndex={ -1 }>
				{ __( 'Setup checklist', 'quayside-consent' ) }
			</h2>
			<p aria-live="polite">
				{ sprintf(
					/* translators: 1: number of complete steps, 2: number of steps. */
					__( 'Complete: %1$d of %2$d', 'quayside-consent' ),
					shown.filter( ( { state } ) => state === 'done' ).length,
					shown.length
				) }
			</p>
			<ol>
				{ shown.map( ( step ) => {
					const { title, help, link } = getStep( step );
					const isDone = step.state === 'done';
					return (
						<li key={ step.id } className={ `is-${ step.state }` }>
							<strong>{ title }</strong>{ ' ' }
							<span className="quayside-consent-settings__kind">
								{ isDone
									? __( 'Done', 'quayside-consent' )
									: __( 'To do', 'quayside-consent' ) }
							</span>
							{ ! isDone && (
								<>
									<p>{ help }</p>
									<Button variant="link" href={ link.url }>
										{ link.text }
									</Button>{ ' ' }
									<Button
										variant="tertiary"
										size="small"
										aria-label={ sprintf(
											/* translators: %s: step of the setup. */
											__(
												'Dismiss “%s”',
												'quayside-consent'
											),
											title
										) }
										onClick={ () => dismiss( step.id ) }
									>
										{ __( 'Dismiss', 'quayside-consent' ) }
									</Button>
								</>
							) }
						</li>
					);
				} ) }
			</ol>
		</section>
	);
}
