// Made from contracts/theme/preview.message.json by npm run contracts.

/**
 * Message that the parent frame of a starter-template preview sends with postMessage.
 */
export interface PreviewMessage {
	call: 'starterTemplatePreviewDispatch';
	value: {
		/**
		 * What to preview or reset. The type of data depends on it.
		 */
		param:
			| 'siteLogo'
			| 'colorPalette'
			| 'siteTypography'
			| 'siteTitle'
			| 'cleanStorage'
			| 'clearPreviewAssets'
			| 'completeOnboarding';
		[k: string]: unknown;
	};
	[k: string]: unknown;
}
