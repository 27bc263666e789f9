/** Saves a file through the browser's download dialog. */
export function saveFile( file: Blob, name: string ): void {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( file );
	link.download = name;
	document.body.append( link );
	link.click();
	link.remove();
	setTimeout( () => URL.revokeObjectURL( link.href ), 60000 );
}
