import { store as core } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

interface Media {
	source_url: string;
	alt_text: string;
	media_details?: { sizes?: Record< string, { source_url: string } > };
}

/** Renders the image of a choice; nothing until it has loaded and if it was deleted. */
export function ChoiceImage( { id }: { id: number } ) {
	const media = useSelect(
		( select ) =>
			(
				select( core ) as unknown as {
					getEntityRecord: (
						...query: unknown[]
					) => Media | undefined;
				}
			 ).getEntityRecord( 'postType', 'attachment', id ),
		[ id ]
	);
	const url =
		media?.media_details?.sizes?.thumbnail?.source_url ?? media?.source_url;
	return url ? (
		<img className="srfm-choice-image" src={ url } alt="" />
	) : null;
}
