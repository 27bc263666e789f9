/** Renders the title of an item, with a link to its editor. */
export function Title( {
	row: { title, url },
}: {
	row: { title: string; url: string };
} ) {
	// Only a link that the server made for this site's admin.
	return /^https?:\/\//i.test( url ) ? <a href={ url }>{ title }</a> : title;
}

/** Renders notes as a list. */
export function Notes( { notes }: { notes: string[] } ) {
	return notes.length ? (
		<ul>
			{ notes.map( ( note, index ) => (
				<li key={ index }>{ note }</li>
			) ) }
		</ul>
	) : null;
}
