import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';

interface CategoryProps {
	category: ConsentPreferences[ 'categories' ][ number ];
	words: ConsentPreferences[ 'words' ];
	isOn: boolean;
	onChange: ( isOn: boolean ) => void;
}

/** What a list of cookies is called while it is closed: how many, and by whom; by their names where nobody says by whom. */
export function summaryOf(
	cookies: CategoryProps[ 'category' ][ 'cookies' ]
): string {
	const providers = [
		...new Set( cookies.map( ( { provider } ) => provider ) ),
	].filter( Boolean );
	return cookies.length > 1 && providers.length
		? `${ cookies.length } × ${ providers.join( ', ' ) }`
		: cookies.map( ( { name } ) => name ).join( ', ' );
}

/** One category with its switch and its cookies. */
export function Category( { category, words, isOn, onChange }: CategoryProps ) {
	const { slug, name, description, isNecessary, cookies } = category;
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
					<summary>{ summaryOf( cookies ) }</summary>
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
		</section>
	);
}
