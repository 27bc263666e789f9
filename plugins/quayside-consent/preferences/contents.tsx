import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';
import { Category } from './category';
import { OptOut } from './opt-out';
import { Description } from './description';

interface ContentsProps {
	preferences: ConsentPreferences;
	panel: 'categories' | 'opt-out';
	answers: Readonly< Record< string, boolean > >;
	/** URL of the visitor's receipt, if a choice has been logged. */
	receipt?: string | undefined;
	/** Whether the browser sends a Global Privacy Control signal. */
	isFixed: boolean;
	setAnswers: ( answers: Record< string, boolean > ) => void;
	choose: (
		action: 'accept' | 'reject' | 'save',
		requested: Readonly< Record< string, boolean > >
	) => void;
}

/** Renders the contents of the preference center, in its dialog and in its preview. */
export function Contents( {
	preferences,
	panel,
	answers,
	isFixed,
	receipt,
	setAnswers,
	choose,
}: ContentsProps ) {
	const { words, title, description, categories } = preferences;
	const all = ( isOn: boolean ): Record< string, boolean > =>
		Object.fromEntries( categories.map( ( { slug } ) => [ slug, isOn ] ) );
	const isOptOut = panel === 'opt-out';

	return (
		<>
			<div className="quayside-preferences__top">
				<h2 id="quayside-preferences-title">
					{ isOptOut ? words.optOutTitle : title }
				</h2>
				<button
					type="button"
					className="quayside-preferences__close"
					data-cky-tag="detail-close"
					data-dialog-close
					aria-label={ words.close }
				>
					<svg
						width="16"
						height="16"
						viewBox="0 0 16 16"
						aria-hidden="true"
					>
						<path
							d="m3 3 10 10M13 3 3 13"
							stroke="currentColor"
							strokeWidth="1.75"
							strokeLinecap="round"
						/>
					</svg>
				</button>
			</div>
			<div className="quayside-preferences__body">
				{ isOptOut ? (
					<OptOut
						preferences={ preferences }
						isOut={ categories.some(
							( { slug } ) => ! answers[ slug ]
						) }
						isFixed={ isFixed }
						onChange={ ( isOut ) => setAnswers( all( ! isOut ) ) }
					/>
				) : (
					<>
						<Description
							html={ description }
							more={ words.showMore ?? '' }
							less={ words.showLess ?? '' }
						/>
						{ categories.map( ( category ) => (
							<Category
								key={ category.slug }
								category={ category }
								words={ words }
								isOn={
									category.isNecessary ||
									!! answers[ category.slug ]
								}
								onChange={ ( isOn ) =>
									setAnswers( {
										...answers,
										[ category.slug ]: isOn,
									} )
								}
							/>
						) ) }
					</>
				) }
				{ receipt && (
					<p>
						<a href={ receipt } download="consent-receipt.json">
							{ words.receipt }
						</a>
					</p>
				) }
			</div>
			<div
				className={ `quayside-preferences__foot${ isOptOut ? '' : ' quayside-preferences__choices' }` }
			>
				{ isOptOut ? (
					<button
						type="button"
						className="quayside-preferences__button"
						data-cky-tag="optout-cancel-button"
						data-dialog-close
					>
						{ words.cancel }
					</button>
				) : (
					<button
						type="button"
						className="quayside-preferences__button"
						data-cky-tag="detail-reject-button"
						onClick={ () => choose( 'reject', {} ) }
					>
						{ words.reject }
					</button>
				) }
				{ ! isOptOut && (
					<button
						type="button"
						className="quayside-preferences__button"
						data-cky-tag="detail-accept-button"
						onClick={ () => choose( 'accept', all( true ) ) }
					>
						{ words.accept }
					</button>
				) }
				<button
					type="button"
					className="quayside-preferences__button"
					data-cky-tag={
						isOptOut
							? 'optout-confirm-button'
							: 'detail-save-button'
					}
					onClick={ () => choose( 'save', answers ) }
				>
					{ words.save }
				</button>
			</div>
		</>
	);
}
