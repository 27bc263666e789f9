<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Terminal of all parts that records what commands print. It declines prompts unless --yes is set.
 */
final class RecordingTerminal implements \Quayside\Blocks\Kit\Terminal, \Quayside\Consent\Kit\Terminal, \Quayside\Shop\Kit\Terminal {
	/** @var array<int, string> */
	public array $messages = [];

	/** @var array<int, array<string, mixed>> */
	public array $rows = [];

	public string $format = '';

	public function line( string $text ): void {
		$this->messages[] = $text;
	}

	public function success( string $text ): void {
		$this->messages[] = "Success: $text";
	}

	public function error( string $text ): never {
		throw new \RuntimeException( $text );
	}

	public function confirm( string $question, array $options ): void {
		if ( ! isset( $options['yes'] ) ) {
			throw new \RuntimeException( $question );
		}
	}

	public function rows( string $format, array $rows, array $columns ): void {
		$this->format = $format;
		$order        = array_flip( $columns );
		$this->rows   = array_map( static fn ( array $row ): array => array_replace( $order, array_intersect_key( $row, $order ) ), $rows );
	}

	/**
	 * Returns the error message of a command.
	 */
	public static function failure( callable $command ): string {
		try {
			$command();
		} catch ( \RuntimeException $failure ) {
			return $failure->getMessage();
		}
		throw new \LogicException( 'The command did not fail.' );
	}
}
