import { __ } from '@wordpress/i18n';

/** Said while an answer is under way, or where none came. */
export function Waiting( {
	problem,
	retry,
}: {
	problem: string;
	retry: () => void;
} ) {
	return problem ? (
		<div className="quayside-dashboard__problem" role="alert">
			<p>{ problem }</p>
			<button
				type="button"
				className="quayside-dashboard__button is-quiet"
				onClick={ ( { currentTarget } ) => {
					// The button leaves the page.
					currentTarget
						.closest( 'section' )
						?.querySelector< HTMLElement >( '[tabindex="-1"]' )
						?.focus();
					retry();
				} }
			>
				{ __( 'Try again', 'quayside-shop' ) }
			</button>
		</div>
	) : (
		<p role="status">{ __( 'Loading…', 'quayside-shop' ) }</p>
	);
}
