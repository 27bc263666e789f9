import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';

interface CategoryProps {
	category: ConsentPreferences[ 'categories' ][ number ];
	words: ConsentPreferences[ 'words' ];
	isOn: boolean;
	onChange: ( isOn: boolean ) => void;
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
					<span className="quayside-preferences__always">{ words.alwaysActive }</span>
				) : (
					<input id={ id } className="quayside-preferences__switch" type="checkbox" role="switch" aria-labelledby={ `${ id }-name` } checked={ isOn } onChange={ ( event ) => onChange( event.target.checked ) } />
				) }
			</div>
			<p>{ description }</p>
			{ cookies.length === 0 ? (
				<p>{ words.noCookies }</p>
			) : (
				<details>
					<summary>{ cookies.length === 1 ? cookies[ 0 ]?.name : `${ cookies.length } × ${ cookies[ 0 ]?.provider }` }</summary>
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
