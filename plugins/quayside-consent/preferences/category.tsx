import { useState } from 'react';
import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';

interface CategoryProps {
	category: ConsentPreferences[ 'categories' ][ number ];
	words: ConsentPreferences[ 'words' ];
	isOn: boolean;
	onChange: ( isOn: boolean ) => void;
}

/**
 * Returns the label of a closed list of cookies: their number and providers, or their names if no provider is known.
 *
 * @param cookies The category's cookies.
 * @param label   Label from the server, with %1$s for the number and %2$s for the providers.
 */
export function getSummary(
	cookies: CategoryProps[ 'category' ][ 'cookies' ],
	label = '%1$s, %2$s'
): string {
	const providers = [
		...new Set( cookies.map( ( { provider } ) => provider ) ),
	].filter( Boolean );
	return cookies.length > 1 && providers.length
		? label
				.replace( '%1$s', String( cookies.length ) )
				.replace( '%2$s', () => providers.join( ', ' ) )
		: cookies.map( ( { name } ) => name ).join( ', ' );
}

/** Renders who receives data, closed until the visitor opens it or turns the category off. */
function Recipients( {
	recipients,
	words,
	isOpen,
}: {
	recipients: CategoryProps[ 'category' ][ 'recipients' ];
	words: CategoryProps[ 'words' ];
	isOpen: boolean;
} ) {
	return (
		<details open={ isOpen }>
			<summary>
				{ words.recipients }
				{ ': ' }
				{ recipients.map( ( { name } ) => name ).join( ', ' ) }
			</summary>
			<p>{ words.recipientsNote }</p>
			<ul>
				{ recipients.map(
					( { name, company, country, policy, optOut, cookies } ) => (
						<li key={ name }>
							<strong>{ name }</strong>
							{ [ '', company, country, cookies ]
								.filter( ( text, i ) => ! i || text )
								.join( ' · ' ) }
							{ [
								[ policy, words.privacyPolicy ],
								[ optOut, words.optOutLink ],
							].map(
								( [ url, label ] ) =>
									url && (
										<a
											key={ url }
											href={ url }
											target="_blank"
											rel="noopener noreferrer"
											aria-label={ `${ label }: ${ name }` }
										>
											{ label }
										</a>
									)
							) }
						</li>
					)
				) }
			</ul>
		</details>
	);
}

/** Renders a category with its switch and its cookies. */
export function Category( { category, words, isOn, onChange }: CategoryProps ) {
	const { slug, name, description, isNecessary, cookies, recipients } =
		category;
	const [ wasOn ] = useState( isOn );
	const id = `ckySwitch${ slug }`;
	return (
		<section className="quayside-preferences__category">
			<div className="quayside-preferences__head">
				<h3 id={ `${ id }-name` }>{ name }</h3>
				{ isNecessary ? (
					<span className="quayside-preferences__always">
						{ words.alwaysActive }
					</span>
				) : (
					<input
						id={ id }
						className="quayside-preferences__switch"
						type="checkbox"
						role="switch"
						aria-labelledby={ `${ id }-name` }
						checked={ isOn }
						onChange={ ( event ) =>
							onChange( event.target.checked )
						}
					/>
				) }
			</div>
			<p>{ description }</p>
			{ cookies.length === 0 ? (
				<p>{ words.noCookies }</p>
			) : (
				<details>
					<summary>
						{ getSummary( cookies, words.cookieCount ) }
					</summary>
					{ cookies.map( ( cookie ) => (
						<dl key={ cookie.name }>
							<dt>{ cookie.name }</dt>
							<dd>{ cookie.duration }</dd>
							<dt>{ cookie.provider }</dt>
							<dd>{ cookie.description }</dd>
						</dl>
					) ) }
				</details>
			) }
			{ recipients.length > 0 && (
				<Recipients
					recipients={ recipients }
					words={ words }
					isOpen={ wasOn && ! isOn }
				/>
			) }
		</section>
	);
}
